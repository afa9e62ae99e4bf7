import { Box } from '@mui/material'
import type { Analytics, NamedVisits } from '@nila/api/contract/analytics'
import { useDurationWords } from '../components/use-duration-words.ts'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { type RankedRow, RankedTable } from './RankedTable.tsx'

/** What was visited, how people got there, with what, and what they did. */
export function Panels({ report }: { report: Analytics['report'] }) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const duration = useDurationWords()
  const visits = words('analytics.visits')
  const rate = (value: number | null) =>
    value === null ? words('analytics.notKnown') : format.percent(value)
  const named = (rows: NamedVisits[], nameless: string): RankedRow[] =>
    rows.map(({ name, visits }) => ({ name: name ?? nameless, count: visits }))
  const byPath = (rows: { path: string; visits: number }[]): RankedRow[] =>
    rows.map(({ path, visits }) => ({ name: path, count: visits }))
  const unknown = words('analytics.unknown')

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      }}
    >
      <RankedTable
        title={words('analytics.pages')}
        columns={[words('analytics.page'), words('analytics.views')]}
        rows={report.pages.map(({ path, views }) => ({ name: path, count: views }))}
      />
      <RankedTable
        title={words('analytics.entryPages')}
        columns={[words('analytics.page'), visits]}
        rows={byPath(report.entryPages)}
      />
      <RankedTable
        title={words('analytics.exitPages')}
        columns={[words('analytics.page'), visits]}
        rows={byPath(report.exitPages)}
      />
      <RankedTable
        title={words('analytics.referrers')}
        columns={[words('analytics.referrer'), visits]}
        rows={named(report.referrers, words('analytics.noReferrer'))}
      />
      <RankedTable
        title={words('analytics.devices')}
        columns={[words('analytics.device'), visits, words('analytics.bounceRate')]}
        rows={report.devices.map(({ device, visits, bounceRate }) => ({
          name: words(`analytics.deviceOf.${device}`),
          count: visits,
          also: rate(bounceRate),
        }))}
      />
      <RankedTable
        title={words('analytics.browsers')}
        columns={[words('analytics.browser'), visits]}
        rows={named(report.browsers, unknown)}
      />
      <RankedTable
        title={words('analytics.systems')}
        columns={[words('analytics.system'), visits]}
        rows={named(report.systems, unknown)}
      />
      <RankedTable
        title={words('analytics.screens')}
        columns={[words('analytics.screen'), visits]}
        rows={report.screens.map(({ screen, visits }) => ({
          name: screen ? words(`analytics.screenOf.${screen}`) : unknown,
          count: visits,
        }))}
      />
      <RankedTable
        title={words('analytics.scrollDepths')}
        columns={[words('analytics.depth'), words('analytics.times')]}
        rows={report.scrollDepths.map(({ depth, count }) => ({ name: format.percent(depth), count }))}
      />
      <RankedTable
        title={words('analytics.timesOnPage')}
        columns={[words('analytics.time'), words('analytics.times')]}
        rows={report.timesOnPage.map(({ seconds, count }) => ({ name: duration(seconds), count }))}
      />
      <RankedTable
        title={words('analytics.ctas')}
        columns={[words('analytics.cta'), words('analytics.clicks')]}
        rows={report.ctas.map(({ name, count }) => ({ name: words(`analytics.ctaOf.${name}`), count }))}
      />
      <RankedTable
        title={words('analytics.exits')}
        columns={[words('analytics.sign'), words('analytics.times')]}
        rows={report.exits.map(({ reason, count }) => ({ name: words(`analytics.exitOf.${reason}`), count }))}
      />
    </Box>
  )
}
