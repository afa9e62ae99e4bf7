import History from '@mui/icons-material/History'
import MoreVert from '@mui/icons-material/MoreVert'
import RestartAlt from '@mui/icons-material/RestartAlt'
import Robot from '@mui/icons-material/SmartToyOutlined'
import TaskAlt from '@mui/icons-material/TaskAlt'
import Undo from '@mui/icons-material/Undo'
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { isLocale } from '@nila/api/contract/locales'
import { useState } from 'react'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { isDefault } from './entry-values.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import type { PieceShown } from './piece-shown.ts'
import type { Writing } from './saver.ts'
import { usePieceActions } from './use-piece-actions.ts'

interface PieceMenuProps {
  piece: PieceShown
  writing: Writing | undefined
}

/** What can be done with a piece beside writing it. */
export function PieceMenu({ piece, writing }: PieceMenuProps) {
  const words = useCopyWords()
  const actions = usePieceActions()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isHistory, setIsHistory] = useState(false)
  const { entry, name, isReadOnly } = piece
  const { locale, key, draft, state } = entry
  const title = words('menuOf', { name })
  const isBusy = writing?.saving.state === 'saving'
  const isTyped = writing !== undefined && writing.saving.state !== 'saved'
  const translated = isLocale(locale) && locale !== defaultLocale ? locale : undefined

  const items = [
    { label: words('history'), icon: History, act: () => setIsHistory(true), isOff: false },
    ...(isReadOnly
      ? []
      : [
          {
            label: words('discard'),
            icon: Undo,
            act: () => actions.discard(entry),
            isOff: isBusy || !(draft || isTyped),
          },
          {
            label: words('toDefault'),
            icon: RestartAlt,
            act: () => actions.adopt(entry),
            isOff: isBusy || isDefault(entry),
          },
        ]),
    ...(translated && !isReadOnly
      ? [
          {
            label: words('markReviewed'),
            icon: TaskAlt,
            act: () => actions.mark(translated, [key], 'reviewed'),
            isOff: isBusy || entry.isMissing || (state === 'reviewed' && !entry.isStale),
          },
          {
            label: words('markMachineDrafted'),
            icon: Robot,
            act: () => actions.mark(translated, [key], 'machine-drafted'),
            isOff: isBusy || state === 'machine-drafted',
          },
        ]
      : []),
  ]
  return (
    <>
      <IconButton
        size="small"
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': title } }}
        >
          {items.map(({ label, icon: Icon, act, isOff }) => (
            <MenuItem
              key={label}
              disabled={isOff}
              onClick={() => {
                setAnchor(null)
                act()
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{label}</ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
      {isHistory && <HistoryDialog piece={piece} onClose={() => setIsHistory(false)} />}
    </>
  )
}
