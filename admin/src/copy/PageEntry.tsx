import Edit from '@mui/icons-material/EditOutlined'
import HelpOutline from '@mui/icons-material/HelpOutline'
import Lock from '@mui/icons-material/LockOutlined'
import Swap from '@mui/icons-material/SwapHoriz'
import Update from '@mui/icons-material/Update'
import { Box, ButtonBase, Typography } from '@mui/material'
import type { CopyCounts } from '@nila/api/contract/copy-pages'
import { Link } from 'react-router-dom'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import type { CopyPageCounts } from './counts.ts'
import { isEditedPage } from './page-groups.ts'

interface PageEntryProps {
  page: CopyPageCounts
  /** Of the chosen language; none where there is nothing to count. */
  counts: CopyCounts | undefined
  to: string
  isShown: boolean
}

/** A page in the tree. */
export function PageEntry({ page: { page, isProtected }, counts, to, isShown }: PageEntryProps) {
  const words = useCopyWords()
  const format = useFormat()
  const chips = counts
    ? ([
        { count: counts.drafts, tone: 'primary', icon: Edit, label: 'drafts' },
        { count: counts.missing, tone: 'error', icon: HelpOutline, label: 'missing' },
        { count: counts.stale, tone: 'warning', icon: Update, label: 'stale' },
        { count: counts.movedDefaults, tone: 'warning', icon: Swap, label: 'moved' },
      ] as const)
    : []
  const isTranslated = counts !== undefined && counts.reviewed + counts.machineDrafted > 0
  return (
    <Box component="li">
      <ButtonBase
        component={Link}
        to={to}
        aria-current={isShown ? 'page' : undefined}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-start',
          gap: 1.5,
          width: '100%',
          minHeight: 44,
          px: 3,
          py: 1,
          borderRadius: 1,
          textAlign: 'start',
          '&:hover': { bgcolor: 'action.hover' },
          '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main' },
        }}
      >
        <Typography component="span" sx={{ fontSize: 14, fontWeight: 600, flexGrow: 1 }}>
          {isEditedPage(page) ? words(`page.${page}`) : page}
        </Typography>
        {isProtected && (
          <Lock fontSize="small" titleAccess={words('chip.protected')} sx={{ color: 'text.secondary' }} />
        )}
        {isTranslated && (
          <Typography component="span" variant="caption" color="textSecondary">
            {words('reviewedShare', {
              share: format.percent(Math.floor((counts.reviewed / counts.pieces) * 100)),
            })}
          </Typography>
        )}
        {chips
          .filter(({ count }) => count > 0)
          .map(({ count, tone, icon, label }) => (
            <StateChip
              key={label}
              tone={tone}
              icon={icon}
              label={words(`count.${label}`, { smart_count: count })}
            />
          ))}
      </ButtonBase>
    </Box>
  )
}
