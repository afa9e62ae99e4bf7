import { Box } from '@mui/material'
import type { Analytics } from '@nila/api/contract/analytics'
import { useState } from 'react'
import { AsTable } from '../components/AsTable.tsx'
import { DayEnds } from '../components/DayEnds.tsx'
import { MeasureOfDays } from '../components/MeasureOfDays.tsx'
import { Tile } from '../components/Tile.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { DailyTable } from './DailyTable.tsx'

export type Trend = Analytics['report']['trend']

const MEASURES = ['visitors', 'visits', 'pageViews'] as const
export type Measure = (typeof MEASURES)[number]

/** The words for what is counted a day. */
export const measureWords = {
  visitors: 'analytics.dailyVisitors',
  visits: 'analytics.visits',
  pageViews: 'analytics.pageViews',
} as const satisfies Record<Measure, string>

const HEIGHT = 100
const STEP = 4
const BAR = 3

/** One bar a day, of visitors, visits or page views; the same as a table. */
export function DailyVisits({ trend }: { trend: Trend }) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const [measure, setMeasure] = useState<Measure>('visitors')
  const [pointed, setPointed] = useState<Trend[number]>()
  const name = words(measureWords[measure])
  const highest = Math.max(1, ...trend.map((day) => day[measure]))
  const busiest = trend.find((day) => day[measure] === highest)
  const said = pointed ?? busiest

  return (
    <Tile title={words('analytics.trend')}>
      {/* The day that the mouse is at, or the busiest one. */}
      <MeasureOfDays
        name={words('analytics.shown')}
        measures={MEASURES.map((value) => ({ value, label: words(measureWords[value]) }))}
        chosen={measure}
        onChoose={setMeasure}
        said={said && { day: said.day, figure: format.number(said[measure]) }}
      />
      <Box
        component="svg"
        role="img"
        aria-label={words('analytics.trendPicture', {
          name,
          days: format.number(trend.length),
          highest: format.number(busiest?.[measure] ?? 0),
          day: format.calendarDay(busiest?.day ?? ''),
        })}
        viewBox={`0 0 ${trend.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerLeave={() => setPointed(undefined)}
        sx={{ display: 'block', width: '100%', height: 160, mt: 2, color: 'primary.main' }}
      >
        {trend.map((day, place) => {
          const height = (day[measure] / highest) * HEIGHT
          return (
            <g key={day.day} onPointerEnter={() => setPointed(day)}>
              {/* What is pointed at is the day's whole column, however low its bar. */}
              <rect x={place * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
              <rect
                x={place * STEP}
                y={HEIGHT - Math.max(height, 1)}
                width={BAR}
                height={Math.max(height, 1)}
                fill="currentColor"
                opacity={pointed && pointed !== day ? 0.45 : 1}
              />
            </g>
          )
        })}
      </Box>
      <DayEnds days={trend} />
      <AsTable name={words('analytics.dailyTable')}>
        <DailyTable trend={trend} />
      </AsTable>
    </Tile>
  )
}
