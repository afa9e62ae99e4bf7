import {
  type Answer,
  DEFAULT_CONTEXT_TOKENS,
  ENVIRONMENT,
  type EndpointId,
  type listModelsOfServer,
  type ModelTest,
} from '@nila/api/contract'
import { ModelEndpoint, transaction } from '@nila/db'
import { AssistantError } from '../assistant/assistant-error.ts'
import { normaliseBaseUrl } from '../assistant/base-url.ts'
import { listModels } from '../assistant/list-models.ts'
import type { ModelEndpoint as AskedEndpoint } from '../assistant/model.ts'
import { testEndpoint } from '../assistant/test-endpoint.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { findModelEndpoint } from './find-model-endpoints.ts'
import { openKey } from './model-key.ts'
import { environmentEndpoint } from './read-model-endpoints.ts'
import { storedAddress } from './write-model-endpoint.ts'

/** Enough for the first words, also of a model that thinks before it speaks. */
const TEST_TOKENS = 1024

/** What somebody typed into the wizard. */
interface Typed {
  baseUrl: string
  apiKey?: string | null | undefined
  /** The endpoint whose key is meant where none was typed. */
  id?: number | undefined
}

const KEY_LOST = {
  isWorking: false,
  failure: 'model_unauthorized',
  detail: 'The stored key cannot be opened: SECRET_KEY is not the one of then. Enter the key again.',
} as const

/** The key that was typed, or else the stored one, which goes to no other address than its own. Throws where it cannot be opened. */
async function keyFor({ secretBox }: Services, baseUrl: string, { apiKey, id }: Typed) {
  if (apiKey !== undefined || id === undefined) return apiKey ?? undefined
  const endpoint = await ModelEndpoint.query().findById(id)
  if (endpoint?.baseUrl !== baseUrl) return undefined
  return openKey(secretBox, baseUrl, endpoint.sealedKey)
}

/** Written down before it is done: an administrator can have the server ask any address. */
const record = (actor: Actor, id: number | null, details: { baseUrl: string; model?: string }) =>
  transaction((trx) =>
    recordAudit(trx, actor, 'model_endpoint.test', { type: 'model_endpoint', id, details }),
  )

async function test(endpoint: AskedEndpoint): Promise<ModelTest> {
  const outcome = await testEndpoint(endpoint)
  if (!outcome.ok) return { isWorking: false, failure: outcome.failure, detail: outcome.detail }
  return { isWorking: true, firstTextMs: outcome.firstTokenMs, text: outcome.text }
}

/** The models that a server says it has, or why it does not say. */
export async function listModelsAt(
  services: Services,
  actor: Actor,
  typed: Typed,
): Promise<Answer<typeof listModelsOfServer>> {
  const baseUrl = storedAddress(typed.baseUrl)
  const isInsecure = normaliseBaseUrl(baseUrl)?.isInsecure ?? true
  await record(actor, null, { baseUrl })
  const apiKey = await keyFor(services, baseUrl, typed).catch(() => null)
  if (apiKey === null) return KEY_LOST
  try {
    const models = await listModels(baseUrl, apiKey, new AbortController().signal)
    return { isWorking: true, baseUrl, isInsecure, models }
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error
    return { isWorking: false, failure: error.failure, detail: error.detail }
  }
}

/** Asks a model that is not stored yet for a few words. */
export async function tryModelAt(
  services: Services,
  actor: Actor,
  { model, ...typed }: Typed & { model: string },
): Promise<ModelTest> {
  const baseUrl = storedAddress(typed.baseUrl)
  await record(actor, null, { baseUrl, model })
  const apiKey = await keyFor(services, baseUrl, typed).catch(() => null)
  if (apiKey === null) return KEY_LOST
  return test({
    baseUrl,
    apiKey,
    model,
    maxOutputTokens: TEST_TOKENS,
    contextTokens: DEFAULT_CONTEXT_TOKENS,
  })
}

async function storedEndpoint(
  { config, secretBox }: Services,
  id: EndpointId,
): Promise<AskedEndpoint | null> {
  if (id === ENVIRONMENT) {
    const endpoint = environmentEndpoint(config)
    if (!endpoint) throw new Problem('model_endpoint_not_found')
    return endpoint
  }
  const { baseUrl, sealedKey, model, contextTokens, maxOutputTokens } = await findModelEndpoint(id)
  try {
    const apiKey = await openKey(secretBox, baseUrl, sealedKey)
    return { baseUrl, apiKey, model, contextTokens, maxOutputTokens }
  } catch {
    return null
  }
}

/** Asks an endpoint as it is stored, or the environment's, for a few words. */
export async function testStoredEndpoint(
  services: Services,
  actor: Actor,
  id: EndpointId,
): Promise<ModelTest> {
  const endpoint = await storedEndpoint(services, id)
  if (!endpoint) return KEY_LOST
  const { baseUrl, model } = endpoint
  await record(actor, id === ENVIRONMENT ? null : id, { baseUrl, model })
  return test(endpoint)
}
