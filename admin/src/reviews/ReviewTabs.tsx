import { Box, Tab as MuiTab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { filterOfTab, type Tab, tabs } from './review-status.ts'

/** The id of the panel, which takes the focus when its last review is gone. */
export const PANEL = 'reviews-panel'

/** The tabs with their counts, which arrive with the list itself, and the panel below them. */
export function ReviewTabs({ tab, children }: { tab: Tab; children: ReactNode }) {
  const words = useWords()
  const format = useFormat()
  const { filterValues, meta, setFilters } = useListContext()
  const counts: Partial<Record<Tab, number>> = meta?.counts ?? {}
  const labelOf = (name: Tab) => {
    const count = counts[name]
    return (
      <Box component="span" sx={{ display: { xs: 'grid', sm: 'inline' } }}>
        <span>{words(`reviews.${name}`)}</span> {count !== undefined && <span>({format.number(count)})</span>}
      </Box>
    )
  }
  const choose = (_: unknown, chosen: Tab) => {
    const { isApproved, ...narrowing } = filterValues
    setFilters({ ...narrowing, ...filterOfTab(chosen) })
  }

  return (
    <>
      <Tabs
        value={tab}
        onChange={choose}
        aria-label={words('reviews.tabs')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <MuiTab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={PANEL}
            label={labelOf(name)}
            sx={{ minWidth: 0, px: { xs: 2.5, sm: 4 }, fontVariantNumeric: 'tabular-nums' }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={PANEL}
        aria-labelledby={`tab-${tab}`}
        tabIndex={-1}
        sx={{ pt: 4, outlineOffset: 8 }}
      >
        {children}
      </Box>
    </>
  )
}
