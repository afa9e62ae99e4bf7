import { Typography } from '@mui/material'
import type { Analytics } from '@nila/api/contract/analytics'
import { BigFigure } from '../components/BigFigure.tsx'
import { FigureTiles } from '../components/FigureTiles.tsx'
import { Tile } from '../components/Tile.tsx'
import { useDurationWords } from '../components/use-duration-words.ts'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { Change } from './Change.tsx'
import { ReturnRates } from './ReturnRates.tsx'
import { useRangeWords } from './use-range-words.ts'

/** The figures that sum a time up, each with the time it is of. What is not known says so instead of a figure. */
export function SummaryCards({ figures }: { figures: Analytics }) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const duration = useDurationWords()
  const rangeOf = useRangeWords()
  const { totalVisits, aiUsers, visitDuration, returnRate, filterInfo, report } = figures
  const { totals, before } = report
  const badge = rangeOf(filterInfo.appliedFilter)

  const unknown = (why: string) => (
    <>
      <BigFigure>{words('analytics.notKnown')}</BigFigure>
      <Typography variant="caption" color="textSecondary">
        {why}
      </Typography>
    </>
  )
  const nothing = unknown(words('analytics.nothingToCount'))
  const count = (now: number, past: number | undefined) => (
    <>
      <BigFigure>{format.number(now)}</BigFigure>
      <Change now={now} before={past} say={format.number} />
    </>
  )

  return (
    <FigureTiles name={words('analytics.summary')} highAt={3}>
      <Tile title={words('analytics.visitors')} badge={badge}>
        {count(totalVisits, before?.visitors)}
      </Tile>
      <Tile title={words('analytics.aiUsers')} badge={badge}>
        {aiUsers === null ? (
          unknown(words('analytics.aiUsersUnknown'))
        ) : (
          <BigFigure>{format.number(aiUsers)}</BigFigure>
        )}
      </Tile>
      <Tile title={words('analytics.returnRate')} badge={badge}>
        {returnRate.value === null ? (
          nothing
        ) : (
          <>
            <BigFigure>{format.percent(returnRate.value)}</BigFigure>
            <Change now={returnRate.value} before={before?.returnRate} say={format.percent} isPercent />
          </>
        )}
        <ReturnRates rates={returnRate} hasDate={'date' in filterInfo.appliedFilter} />
      </Tile>
      <Tile title={words('analytics.averageDuration')} badge={badge}>
        {visitDuration.average === null ? (
          nothing
        ) : (
          <>
            <BigFigure>{duration(visitDuration.average)}</BigFigure>
            <Change now={visitDuration.average} before={before?.averageSeconds} say={duration} />
          </>
        )}
      </Tile>
      <Tile title={words('analytics.totalHours')} badge={badge}>
        <BigFigure>{format.decimal(visitDuration.totalHours)}</BigFigure>
      </Tile>
      <Tile title={words('analytics.visits')} badge={badge}>
        {count(totals.visits, before?.visits)}
      </Tile>
      <Tile title={words('analytics.pageViews')} badge={badge}>
        {count(totals.pageViews, before?.pageViews)}
      </Tile>
      <Tile title={words('analytics.bounceRate')} badge={badge}>
        {totals.bounceRate === null ? (
          nothing
        ) : (
          <>
            <BigFigure>{format.percent(totals.bounceRate)}</BigFigure>
            <Change now={totals.bounceRate} before={before?.bounceRate} say={format.percent} isPercent />
          </>
        )}
      </Tile>
    </FigureTiles>
  )
}
