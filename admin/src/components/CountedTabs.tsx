import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { type FilterPayload, useListContext } from 'react-admin'
import { TabbedPanel } from './TabbedPanel.tsx'
import { useCountWords } from './use-count-words.ts'

interface CountedTabsProps<T extends string> {
  name: string
  /** The id of the panel, which takes the focus when its last record is gone. */
  panel: string
  tabs: { value: T; label: string }[]
  chosen: T
  /** The field of the list's filter that the tabs stand for; other fields stay as they are. */
  field: string
  filterOfTab: (tab: T) => FilterPayload
  children: ReactNode
}

/** Tabs of a list with their counts, which arrive with the list itself, and the panel below them. */
export function CountedTabs<T extends string>({
  name,
  panel,
  tabs,
  chosen,
  field,
  filterOfTab,
  children,
}: CountedTabsProps<T>) {
  const countWords = useCountWords()
  const { filterValues, meta, setFilters } = useListContext()
  const counts: Partial<Record<T, number>> = meta?.counts ?? {}
  const withCount = (value: T, label: string) => {
    const count = counts[value]
    return (
      <Box component="span" sx={{ display: { xs: 'grid', sm: 'inline' } }}>
        <span>{label}</span> {count !== undefined && <span>({countWords(count)})</span>}
      </Box>
    )
  }
  const choose = (tab: T) => {
    const { [field]: former, ...narrowing } = filterValues
    setFilters({ ...narrowing, ...filterOfTab(tab) })
  }

  return (
    <TabbedPanel
      name={name}
      panel={panel}
      tabs={tabs.map(({ value, label }) => ({ value, label: withCount(value, label) }))}
      chosen={chosen}
      onChoose={choose}
    >
      {children}
    </TabbedPanel>
  )
}
