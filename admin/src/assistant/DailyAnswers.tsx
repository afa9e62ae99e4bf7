import type { ChatUsage } from '@nila/api/contract/chat-usage'
import { useState } from 'react'
import { AsTable } from '../components/AsTable.tsx'
import { DayEnds } from '../components/DayEnds.tsx'
import { MeasureOfDays } from '../components/MeasureOfDays.tsx'
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

  return (
    <Tile title={words('usage.daily')}>
      <MeasureOfDays
        name={words('usage.shown')}
        measures={names.map((value) => ({ value, label: words(measures[value].words) }))}
        chosen={measure}
        onChoose={setMeasure}
        said={busiest && { day: busiest.day, figure: said }}
      />
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
      <DayEnds days={days} />
      <AsTable name={words('usage.dailyTable')}>
        <DailyUsageTable usage={usage} />
      </AsTable>
    </Tile>
  )
}
