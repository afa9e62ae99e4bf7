import type { PartialModelObject } from 'objection'
import { MessageReport } from '../models/message-report.ts'
import { ModelEndpoint } from '../models/model-endpoint.ts'
import { Run } from '../models/run.ts'

let count = 0
const next = (): number => {
  count += 1
  return count
}

/** Of a process that is long gone. */
const PRODUCER = '00000000-0000-4000-8000-000000000000'

/** An answer by a model that came to its end, by nobody in particular unless said. */
export async function buildRun(over: PartialModelObject<Run> = {}): Promise<Run> {
  const run = {
    kind: 'model' as const,
    status: 'done' as const,
    model: 'model-a',
    baseUrl: 'https://models.example/v1',
    producer: PRODUCER,
    endedAt: new Date(),
    ...over,
  }
  return Run.query().insert(run).returning('*')
}

/** A report that waits, by a guest whose conversation is gone unless said. */
export async function buildReport(over: PartialModelObject<MessageReport> = {}): Promise<MessageReport> {
  const n = next()
  const report = {
    reason: 'wrong',
    note: '',
    question: `Question ${n}?`,
    answer: `Answer ${n}.`,
    language: 'en',
    ...over,
  }
  return MessageReport.query().insert(report).returning('*')
}

/** An endpoint without a key, behind the others. */
export async function buildModelEndpoint(
  over: PartialModelObject<ModelEndpoint> = {},
): Promise<ModelEndpoint> {
  const n = next()
  const endpoint = {
    baseUrl: `https://models-${n}.example/v1`,
    model: `model-${n}`,
    contextTokens: 8192,
    maxOutputTokens: 2048,
    place: n,
    ...over,
  }
  return ModelEndpoint.query().insert(endpoint).returning('*')
}
