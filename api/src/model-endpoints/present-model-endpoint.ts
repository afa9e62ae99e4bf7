import type { ModelEndpoint as Answer, ModelEndpoints } from '@nila/api/contract'
import type { ModelEndpoint } from '@nila/db'
import { normaliseBaseUrl } from '../assistant/base-url.ts'
import type { ModelEndpointInUse } from './read-model-endpoints.ts'

const isInsecure = (baseUrl: string): boolean => normaliseBaseUrl(baseUrl)?.isInsecure ?? true

/** An endpoint as administrators see it: of its key only that there is one. */
export const presentModelEndpoint = (endpoint: ModelEndpoint): Answer => ({
  id: endpoint.id,
  baseUrl: endpoint.baseUrl,
  isInsecure: isInsecure(endpoint.baseUrl),
  hasKey: endpoint.sealedKey !== null,
  model: endpoint.model,
  contextTokens: endpoint.contextTokens,
  maxOutputTokens: endpoint.maxOutputTokens,
  promptPrice: endpoint.promptPrice,
  completionPrice: endpoint.completionPrice,
  isEnabled: endpoint.isEnabled,
  version: endpoint.version,
})

/** The endpoint of the environment. */
export const presentEnvironment = ({
  baseUrl,
  apiKey,
  model,
}: ModelEndpointInUse): ModelEndpoints['environment'] => ({
  baseUrl,
  isInsecure: isInsecure(baseUrl),
  hasKey: apiKey !== undefined,
  model,
})
