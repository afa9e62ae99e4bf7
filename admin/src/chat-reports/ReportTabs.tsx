import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { TabbedPanel } from '../components/TabbedPanel.tsx'
import { useCountWords } from '../components/use-count-words.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { filterOfTab, type Tab, tabs } from './report-status.ts'

/** The id of the panel, which takes the focus when its last report is gone. */
export const PANEL = 'reports-panel'

/** The tabs with their counts, which arrive with the list itself, and the panel below them. */
export function ReportTabs({ tab, children }: { tab: Tab; children: ReactNode }) {
  const words = useAssistantWords()
  const countWords = useCountWords()
  const { filterValues, meta, setFilters } = useListContext()
  const counts: Partial<Record<Tab, number>> = meta?.counts ?? {}
  const labelOf = (name: Tab) => {
    const count = counts[name]
    return (
      <Box component="span" sx={{ display: { xs: 'grid', sm: 'inline' } }}>
        <span>{words(name === 'all' ? 'reports.all' : `reports.status.${name}`)}</span>{' '}
        {count !== undefined && <span>({countWords(count)})</span>}
      </Box>
    )
  }
  const choose = (chosen: Tab) => {
    const { status, ...narrowing } = filterValues
    setFilters({ ...narrowing, ...filterOfTab(chosen) })
  }

  return (
    <TabbedPanel
      name={words('reports.tabs')}
      panel={PANEL}
      tabs={tabs.map((value) => ({ value, label: labelOf(value) }))}
      chosen={tab}
      onChoose={choose}
    >
      {children}
    </TabbedPanel>
  )
}
