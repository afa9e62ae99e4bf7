import type { ChatUsage } from '@nila/api/contract'
import { type Database, Message } from '@nila/db'
import { addDays, dayOf, startOf } from '../analytics/days.ts'
import { readChatSettings } from '../chat-settings/read-chat-settings.ts'
import {
  type AnswerGroup,
  countPeople,
  groupAnswers,
  measurePace,
  type Pace,
  type People,
} from './count-answers.ts'

const sumOf = (groups: AnswerGroup[], matches: (group: AnswerGroup) => boolean): number =>
  groups.reduce((sum, group) => (matches(group) ? sum + group.answers : sum), 0)

const totalOf = (
  groups: AnswerGroup[],
  name: 'promptTokens' | 'completionTokens' | 'estimatedTokens' | 'cost',
): number => groups.reduce((sum, group) => sum + group[name], 0)

const countsOf = (groups: AnswerGroup[]) => ({
  answers: sumOf(groups, () => true),
  byModel: sumOf(groups, ({ kind }) => kind === 'model'),
  stopped: sumOf(groups, ({ status }) => status === 'stopped'),
  failed: sumOf(groups, ({ status }) => status === 'failed'),
  interrupted: sumOf(groups, ({ status }) => status === 'interrupted'),
  promptTokens: totalOf(groups, 'promptTokens'),
  completionTokens: totalOf(groups, 'completionTokens'),
  estimatedTokens: totalOf(groups, 'estimatedTokens'),
  cost: totalOf(groups, 'cost'),
})

const paceOf = (pace: Pace | undefined) => ({
  firstTextP50: pace?.p50 ?? null,
  firstTextP95: pace?.p95 ?? null,
})

const peopleOf = (people: People | undefined) => ({
  users: people?.users ?? 0,
  guests: people?.guests ?? 0,
})

function modelsOf(groups: AnswerGroup[], paces: Pace[]): ChatUsage['models'] {
  // A run that failed before any endpoint answered names no model.
  const known = groups.filter(({ model, baseUrl }) => model !== null && baseUrl !== null)
  const byModel = Map.groupBy(known, ({ model, baseUrl }) => `${baseUrl} ${model}`)
  return [...byModel.values()]
    .flatMap((some) => {
      const { model, baseUrl } = some[0] ?? {}
      if (!model || !baseUrl) return []
      const pace = paces.find((one) => one.model === model && one.baseUrl === baseUrl)
      return [{ model, baseUrl, ...countsOf(some), ...paceOf(pace) }]
    })
    .sort((one, other) => other.answers - one.answers)
}

const failuresOf = (groups: AnswerGroup[]): ChatUsage['failures'] =>
  [...Map.groupBy(groups, ({ failure }) => failure)]
    .flatMap(([failure, some]) => (failure ? [{ failure, count: sumOf(some, () => true) }] : []))
    .sort((one, other) => other.count - one.count)

async function countRatings(from: Date): Promise<ChatUsage['ratings']> {
  const rows = await Message.query()
    .where('createdAt', '>=', from)
    .whereNotNull('rating')
    .groupBy('rating')
    .select('rating')
    .count('* as count')
    .castTo<{ rating: -1 | 1; count: number }[]>()
  const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0
  return { up: countOf(1), down: countOf(-1) }
}

/** What the chat was used for, and how it went, on the last so many days of India, today included. */
export async function readChatUsage(db: Database, length: number, now = new Date()): Promise<ChatUsage> {
  const first = addDays(dayOf(now), 1 - length)
  const from = startOf(first)
  const [groups, paces, people, ratings, { currency }] = await Promise.all([
    groupAnswers(db, from),
    measurePace(db, from),
    countPeople(db, from),
    countRatings(from),
    readChatSettings(db),
  ])
  const byDay = Map.groupBy(groups, ({ day }) => day)
  const days = Array.from({ length }, (_, index) => addDays(first, index)).map((day) => ({
    day,
    ...countsOf(byDay.get(day) ?? []),
    ...paceOf(paces.find((pace) => pace.day === day)),
    ...peopleOf(people.find((some) => some.day === day)),
  }))
  return {
    days,
    totals: {
      ...countsOf(groups),
      ...paceOf(paces.find(({ day, model }) => day === null && model === null)),
      ...peopleOf(people.find(({ day }) => day === null)),
    },
    models: modelsOf(groups, paces),
    failures: failuresOf(groups),
    ratings,
    currency,
  }
}
