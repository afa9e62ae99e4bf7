import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ById, Id, Text, Words } from './fields.ts'
import { RunFailure } from './runs.ts'

/** What is taken for a model of which nobody said how much it can bear in mind, and how much it may answer. */
export const DEFAULT_CONTEXT_TOKENS = 8192
export const DEFAULT_OUTPUT_TOKENS = 2048

/** Prices are for so many tokens, and stand in millionths of the unit that the operator counts in: whole numbers, of which nothing is lost. */
export const PRICED_TOKENS = 1_000_000
export const PRICE_UNIT = 1_000_000

/** Far beyond what any model costs, and within what is added up exactly. */
const MAX_PRICE = 1_000_000 * PRICE_UNIT
const MAX_TOKENS = 10_000_000

/** What an endpoint of the environment goes by where the others have an id. */
export const ENVIRONMENT = 'environment'
export const EndpointId = z.union([z.literal(ENVIRONMENT), Id])
export type EndpointId = z.infer<typeof EndpointId>

// What stood behind a question mark would not survive what is appended, and a password would be shown.
const isBare = (address: string): boolean => {
  const { username, password } = new URL(address)
  return !username && !password && !/[?#]/.test(address)
}

const BaseUrl = Text.pipe(
  z
    .string()
    .trim()
    .max(500)
    .pipe(z.url({ protocol: /^https?$/, error: 'model_address_invalid' }))
    .pipe(z.string().refine(isBare, 'model_address_invalid')),
)

/**
 * A key that is typed. Without one the stored key of the endpoint stays, as long as its address does; null takes it away. A key is never
 * told again, not even to who wrote it.
 */
const ApiKey = Text.pipe(z.string().trim().min(1).max(500)).nullable()

const ModelName = Words(1, 200)

export const ModelEndpointBody = z.strictObject({
  baseUrl: BaseUrl,
  apiKey: ApiKey.optional(),
  model: ModelName,
  /** How much the model can bear in mind, and how much of that an answer may be. */
  contextTokens: z.int().min(1024).max(MAX_TOKENS),
  maxOutputTokens: z.int().min(64).max(MAX_TOKENS),
  /** For a million tokens, in millionths of the unit that the operator counts in; 0 where it costs nothing. */
  promptPrice: z.int().min(0).max(MAX_PRICE),
  completionPrice: z.int().min(0).max(MAX_PRICE),
  isEnabled: z.boolean(),
})
export type ModelEndpointBody = z.infer<typeof ModelEndpointBody>

const publicFields = {
  /** What `/chat/completions` is appended to. */
  baseUrl: z.string(),
  /** Whether key and words go over a network unencrypted. */
  isInsecure: z.boolean(),
  hasKey: z.boolean(),
  model: z.string(),
}

export const ModelEndpoint = z.strictObject({
  id: z.int(),
  ...publicFields,
  contextTokens: z.int(),
  maxOutputTokens: z.int(),
  promptPrice: z.int(),
  completionPrice: z.int(),
  isEnabled: z.boolean(),
  version: z.int(),
})
export type ModelEndpoint = z.infer<typeof ModelEndpoint>

/** All endpoints in the order in which they are asked, and the environment's, which answers as long as there is no other. */
export const ModelEndpoints = z.strictObject({
  endpoints: z.array(ModelEndpoint),
  environment: z.strictObject(publicFields).nullable(),
})
export type ModelEndpoints = z.infer<typeof ModelEndpoints>

export const listModelEndpoints = endpoint({
  method: 'GET',
  path: '/admin/model-endpoints',
  guard: 'admin',
  answer: ModelEndpoints,
})

/** Adds an endpoint behind the others. */
export const createModelEndpoint = endpoint({
  method: 'POST',
  path: '/admin/model-endpoints',
  guard: 'admin',
  reauthentication: true,
  body: ModelEndpointBody,
  answer: ModelEndpoint,
  status: 201,
})

/**
 * Changes what is named and leaves the rest; with another address the key is dropped unless it is given again. Refused (412) where the
 * endpoint has moved on since the version that was looked at. What changed neither address nor key can be undone.
 */
export const updateModelEndpoint = endpoint({
  method: 'PATCH',
  path: '/admin/model-endpoints/:id',
  guard: 'admin',
  reauthentication: true,
  params: ById,
  body: ModelEndpointBody.partial(),
  answer: z.strictObject({ ...ModelEndpoint.shape, operationId: z.int().nullable() }),
})

/** Deletes an endpoint and its key for good. */
export const deleteModelEndpoint = endpoint({
  method: 'DELETE',
  path: '/admin/model-endpoints/:id',
  guard: 'admin',
  reauthentication: true,
  params: ById,
})

/** Says in which order the endpoints are asked; refused (412) where they are no longer these. */
export const orderModelEndpoints = endpoint({
  method: 'PUT',
  path: '/admin/model-endpoints/order',
  guard: 'admin',
  reauthentication: true,
  body: z.strictObject({ ids: z.array(Id).max(100) }),
  answer: ModelEndpoints,
})

/** Why an address did not answer, with what it said: one line without the key. */
const Failed = z.strictObject({
  isWorking: z.literal(false),
  failure: RunFailure,
  detail: z.string(),
})

/** Where the wizard asks; with an id and without a key, the stored key of that endpoint is used if it is of this address. */
const asked = { baseUrl: BaseUrl, apiKey: ApiKey.optional(), id: Id.optional() }

/** The models that a server says it has. */
export const listModelsOfServer = endpoint({
  method: 'POST',
  path: '/admin/model-endpoints/models',
  guard: 'admin',
  reauthentication: true,
  body: z.strictObject(asked),
  answer: z.discriminatedUnion('isWorking', [
    z.strictObject({
      isWorking: z.literal(true),
      /** As it will be stored. */
      baseUrl: z.string(),
      isInsecure: z.boolean(),
      models: z.array(z.string()),
    }),
    Failed,
  ]),
})

export const ModelTest = z.discriminatedUnion('isWorking', [
  z.strictObject({
    isWorking: z.literal(true),
    /** Milliseconds until its first words. */
    firstTextMs: z.int(),
    /** The first words. */
    text: z.string(),
  }),
  Failed,
])
export type ModelTest = z.infer<typeof ModelTest>

/** Asks a model for a few words before it is stored. */
export const tryModel = endpoint({
  method: 'POST',
  path: '/admin/model-endpoints/try',
  guard: 'admin',
  reauthentication: true,
  body: z.strictObject({ ...asked, model: ModelName }),
  answer: ModelTest,
})

/** Asks an endpoint that is stored, or the environment's, for a few words. */
export const testModelEndpoint = endpoint({
  method: 'POST',
  path: '/admin/model-endpoints/:id/test',
  guard: 'admin',
  params: z.strictObject({ id: EndpointId }),
  body: z.strictObject({}),
  answer: ModelTest,
})

export const LocalServer = z.strictObject({
  kind: z.enum(['ollama', 'llama.cpp']),
  baseUrl: z.string(),
  models: z.array(z.string()),
})
export type LocalServer = z.infer<typeof LocalServer>

/** Looks for servers of models on the machine of this one; nothing is asked of them but what they have. */
export const detectModelServers = endpoint({
  method: 'POST',
  path: '/admin/model-endpoints/detect',
  guard: 'admin',
  body: z.strictObject({}),
  answer: z.array(LocalServer),
})
