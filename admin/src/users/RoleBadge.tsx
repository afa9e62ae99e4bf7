import EditNote from '@mui/icons-material/EditNote'
import PersonOutline from '@mui/icons-material/PersonOutline'
import ShieldOutlined from '@mui/icons-material/ShieldOutlined'
import type { Role } from '@nila/api/contract/accounts'
import { StateChip } from '../components/StateChip.tsx'
import { useWords } from '../providers/use-words.ts'

/** Admin, Editor or User: administrators of both kinds are Admin here; the details tell which. */
export function RoleBadge({ role }: { role: Role }) {
  const words = useWords()
  switch (role) {
    case 'admin':
    case 'super_admin':
      return <StateChip tone="primary" icon={ShieldOutlined} label={words('role.admin')} />
    case 'editor':
      return <StateChip tone="success" icon={EditNote} label={words('role.editor')} />
    default:
      return <StateChip tone="default" icon={PersonOutline} label={words('role.user')} />
  }
}
