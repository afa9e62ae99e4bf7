import type { ReactNode } from 'react'
import { CountedTabs } from '../components/CountedTabs.tsx'
import { useWords } from '../providers/use-words.ts'
import { filterOfTab, type Tab, tabs } from './review-status.ts'

/** The id of the panel, which takes the focus when its last review is gone. */
export const PANEL = 'reviews-panel'

export function ReviewTabs({ tab, children }: { tab: Tab; children: ReactNode }) {
  const words = useWords()
  return (
    <CountedTabs
      name={words('reviews.tabs')}
      panel={PANEL}
      tabs={tabs.map((value) => ({ value, label: words(`reviews.${value}`) }))}
      chosen={tab}
      field="isApproved"
      filterOfTab={filterOfTab}
    >
      {children}
    </CountedTabs>
  )
}
