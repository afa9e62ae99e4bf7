import { Badge, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { TabbedPanel } from '../components/TabbedPanel.tsx'
import { useCountWords } from '../components/use-count-words.ts'
import { useWords } from '../providers/use-words.ts'
import { accessTabs, useAccessAddress } from './use-access-address.ts'

/** The id of the panel, which takes the focus where what had it is gone. */
export const PANEL = 'access-panel'

/** The two tabs; how many requests wait comes with whichever list is shown. */
export function AccessTabs({ children }: { children: ReactNode }) {
  const words = useWords()
  const countWords = useCountWords()
  const { meta, filterValues } = useListContext()
  const { tab, show } = useAccessAddress()
  const waiting: number | undefined = meta?.counts?.pending

  const pendingLabel = (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <span>{words('subscriptions.pendingTab')}</span>{' '}
      {waiting !== undefined && (
        <Badge
          color={waiting > 0 ? 'secondary' : 'default'}
          badgeContent={countWords(waiting)}
          showZero
          sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none' } }}
        />
      )}
    </Box>
  )
  return (
    <TabbedPanel
      name={words('subscriptions.tabs')}
      panel={PANEL}
      tabs={accessTabs.map((value) => ({
        value,
        label: value === 'pending' ? pendingLabel : words('subscriptions.allTab'),
      }))}
      chosen={tab}
      onChoose={(next) => show(next, filterValues)}
    >
      {children}
    </TabbedPanel>
  )
}
