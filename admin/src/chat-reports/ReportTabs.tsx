import type { ReactNode } from 'react'
import { CountedTabs } from '../components/CountedTabs.tsx'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { filterOfTab, type Tab, tabs } from './report-status.ts'

/** The id of the panel, which takes the focus when its last report is gone. */
export const PANEL = 'reports-panel'

export function ReportTabs({ tab, children }: { tab: Tab; children: ReactNode }) {
  const words = useAssistantWords()
  const labelOf = (name: Tab) => words(name === 'all' ? 'reports.all' : `reports.status.${name}`)
  return (
    <CountedTabs
      name={words('reports.tabs')}
      panel={PANEL}
      tabs={tabs.map((value) => ({ value, label: labelOf(value) }))}
      chosen={tab}
      field="status"
      filterOfTab={filterOfTab}
    >
      {children}
    </CountedTabs>
  )
}
