import { Box, Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'

interface TabbedPanelProps<T extends string> {
  name: string
  /** The id of the panel, which takes the focus where what had it is gone. */
  panel: string
  tabs: { value: T; label: ReactNode }[]
  chosen: T
  onChoose: (tab: T) => void
  children: ReactNode
}

/** Tabs and the panel below them. */
export const TabbedPanel = <T extends string>(props: TabbedPanelProps<T>) => {
  const { name, panel, tabs, chosen, onChoose, children } = props
  return (
    <>
      <Tabs
        value={chosen}
        onChange={(_, tab: T) => onChoose(tab)}
        aria-label={name}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            id={`tab-${value}`}
            aria-controls={panel}
            label={label}
            sx={{ minWidth: 0, px: { xs: 2.5, sm: 4 }, fontVariantNumeric: 'tabular-nums' }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={panel}
        aria-labelledby={`tab-${chosen}`}
        tabIndex={-1}
        sx={{ pt: 4, outlineOffset: 8 }}
      >
        {children}
      </Box>
    </>
  )
}
