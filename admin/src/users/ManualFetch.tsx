import Sync from '@mui/icons-material/Sync'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useFormat } from '../components/use-format.ts'
import { useToast } from '../layout/use-toast.ts'
import { ToolButton } from '../lists/ToolButton.tsx'
import { useWords } from '../providers/use-words.ts'

/** Fetches the users now and says what came of it, where Refresh only shows it (spec section 2). */
export function ManualFetch() {
  const words = useWords()
  const format = useFormat()
  const toast = useToast()
  const { refetch } = useListContext()
  const [busy, setBusy] = useState(false)

  async function fetchNow() {
    setBusy(true)
    const result = await refetch()
    setBusy(false)
    if (!result || result.isError)
      toast('error', words('users.failed'), { description: words('users.failedHint') })
    else
      toast('success', words('users.fetched'), {
        description: words('users.fetchedText', { time: format.moment(Date.now()) }),
      })
  }

  return <ToolButton icon={Sync} label={words('users.manualFetch')} loading={busy} onClick={fetchNow} />
}
