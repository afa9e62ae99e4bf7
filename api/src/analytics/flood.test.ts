import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const LIMIT = 30
const api = useApi({ trackRateLimit: LIMIT })

test('R49 a flood from one address is bounded, whatever it claims to be forwarded for', async () => {
  const visitor = api.visitor()
  const answers = await Promise.all(
    Array.from({ length: LIMIT + 10 }, (_, place) =>
      visitor.send(
        'POST',
        '/api/analytics/track',
        { type: 'pageview', path: '/' },
        { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'X-Forwarded-For': `203.0.113.${place}` },
      ),
    ),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await api.database.db('analytics_events')).toHaveLength(LIMIT)
})
