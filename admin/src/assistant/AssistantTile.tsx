import type { Dashboard } from '@nila/api/contract/dashboard'
import { useAnalytics } from '../analytics/use-analytics.ts'
import { Tile } from '../components/Tile.tsx'
import { Figure } from '../dashboard/Figure.tsx'
import { Trend } from '../dashboard/Trend.tsx'
import { useAssistantWords } from '../providers/use-assistant-words.ts'

const USAGE = '/assistant-usage'

/** Of the dashboard: how much is asked in the chat, and how many of the visitors of the last 30 days talked, where that is known. */
export function AssistantTile({ chat }: { chat: Dashboard['chat'] }) {
  const words = useAssistantWords()
  const { data } = useAnalytics({ range: 'month' })
  const today = chat.answers.at(-1)?.count ?? 0
  const aiUsers = data?.aiUsers ?? null
  return (
    <Tile title={words('tile.title')}>
      <Figure value={today} label={words('tile.today', { smart_count: today })} to={USAGE} />
      {aiUsers !== null && (
        <Figure
          value={aiUsers}
          label={words('tile.aiUsers', { smart_count: aiUsers })}
          to="/analytics?range=month"
        />
      )}
      <Trend name={words('tile.answers')} days={chat.answers} to={USAGE} />
    </Tile>
  )
}
