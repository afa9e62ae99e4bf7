import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import type { ChatUsage } from '@nila/api/contract/chat-usage'
import { useState } from 'react'
import { AsTable } from '../components/AsTable.tsx'
import { Tile } from '../components/Tile.tsx'
import { useFormat } from '../components/use-format.ts'
import { Sparkline } from '../dashboard/Sparkline.tsx'
import { type AssistantKey, useAssistantWords } from '../providers/use-assistant-words.ts'
import { DailyUsageTable } from './DailyUsageTable.tsx'
import { useMoney } from './use-money.ts'

type Day = ChatUsage['days'][number]

const measures = {
  answers: { words: 'usage.answers', of: (day: Day) => day.answers },
  people: { words: 'usage.people', of: (day: Day) => day.users + day.guests },
  tokens: { words: 'usage.tokens', of: (day: Day) => day.promptTokens + day.completionTokens },
  cost: { words: 'usage.cost', of: (day: Day) => day.cost },
} as const satisfies Record<string, { words: AssistantKey; of: (day: Day) => number }>
type Measure = keyof typeof measures
const names = Object.keys(measures) as Measure[]

/** One bar a day, of what is chosen; all of it as a table. */
export function DailyAnswers({ usage }: { usage: ChatUsage }) {
  const words = useAssistantWords()
  const format = useFormat()
  const money = useMoney()
  const [measure, setMeasure] = useState<Measure>('answers')
  const name = words(measures[measure].words)
  const days = usage.days.map((day) => ({ day: day.day, count: measures[measure].of(day) }))
  const highest = Math.max(...days.map(({ count }) => count))
  const busiest = days.find(({ count }) => count === highest)
  const said = measure === 'cost' ? money(highest, usage.currency) : format.number(highest)
  const [first, last] = [days[0], days.at(-1)]

  return (
    <Tile title={words('usage.daily')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words('usage.shown')}
          value={measure}
          onChange={(_, chosen: Measure | null) => chosen && setMeasure(chosen)}
          sx={{ flexGrow: 1, flexWrap: 'wrap' }}
        >
          {names.map((value) => (
            <ToggleButton
              key={value}
              value={value}
              color="primary"
              sx={{ minHeight: 44, textTransform: 'none', color: 'text.primary' }}
            >
              {words(measures[value].words)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {busiest && (
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {format.calendarDay(busiest.day)}: <strong>{said}</strong>
          </Typography>
        )}
      </Box>
      <Sparkline
        days={days}
        height={120}
        label={words('usage.picture', {
          name,
          days: format.number(days.length),
          highest: said,
          day: format.calendarDay(busiest?.day ?? ''),
        })}
      />
      {first && last && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {[first, last].map(({ day }) => (
            <Typography key={day} variant="caption" color="textSecondary">
              {format.calendarDay(day)}
            </Typography>
          ))}
        </Box>
      )}
      <AsTable name={words('usage.dailyTable')}>
        <DailyUsageTable usage={usage} />
      </AsTable>
    </Tile>
  )
}
