import Search from '@mui/icons-material/Search'
import { IconButton, Tooltip } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../providers/use-words.ts'
import { useCommands } from './commands.ts'
import { useKeyListener } from './single-keys.ts'

const importPalette = () => import('./CommandPalette.tsx')
const CommandPalette = lazy(() => importPalette().then(({ CommandPalette }) => ({ default: CommandPalette })))
const KeyHelp = lazy(() => import('./KeyHelp.tsx').then(({ KeyHelp }) => ({ default: KeyHelp })))

/** The keys of every screen, and the button that opens the palette where there are none. */
export function Keyboard() {
  const words = useWords()
  const [opened, setOpened] = useState<'palette' | 'help'>()
  const close = () => setOpened(undefined)
  useKeyListener(opened !== undefined)
  useCommands([
    {
      id: 'help',
      label: words('keyboard.show'),
      keys: ['?'],
      group: 'actions',
      run: () => setOpened('help'),
    },
  ])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Who presses Ctrl types right after; the palette should be there by then.
      if (event.key === 'Control' || event.key === 'Meta') importPalette().catch(() => {})
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      // Browsers have a search of their own on this key.
      event.preventDefault()
      if (!event.repeat) setOpened((before) => (before === 'palette' ? undefined : 'palette'))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const name = words('keyboard.palette')
  return (
    <>
      <Tooltip title={`${name} (Ctrl K)`}>
        <IconButton
          color="inherit"
          aria-label={name}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpened('palette')}
        >
          <Search />
        </IconButton>
      </Tooltip>
      <Suspense>
        {opened === 'palette' && <CommandPalette onClose={close} />}
        {opened === 'help' && <KeyHelp onClose={close} />}
      </Suspense>
    </>
  )
}
