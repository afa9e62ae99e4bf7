import { DEFAULT_CONTEXT_TOKENS, DEFAULT_OUTPUT_TOKENS } from '@nila/api/contract'
import { prepared, type ModelEndpoint as Row } from '@nila/db'
import { normaliseBaseUrl } from '../assistant/base-url.ts'
import type { ModelEndpoint } from '../assistant/model.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { openKey } from './model-key.ts'

/** An endpoint that answers may come from. */
export interface ModelEndpointInUse extends ModelEndpoint {
  /** For a million tokens, in millionths of the unit that the operator counts in. */
  promptPrice: number
  completionPrice: number
}

type Listed = Pick<
  Row,
  | 'baseUrl'
  | 'sealedKey'
  | 'model'
  | 'contextTokens'
  | 'maxOutputTokens'
  | 'promptPrice'
  | 'completionPrice'
  | 'isEnabled'
>

// Asked with each message, and so prepared instead of remembered: what an administrator changes counts at once, at every instance.
const listEndpoints = prepared<Listed>(
  'model-endpoints',
  `select base_url as "baseUrl", sealed_key as "sealedKey", model, context_tokens as "contextTokens",
     max_output_tokens as "maxOutputTokens", prompt_price as "promptPrice", completion_price as "completionPrice",
     is_enabled as "isEnabled"
   from model_endpoints order by place, id`,
)

/** The endpoint that the environment names; it costs nothing that Nila knows of. */
export function environmentEndpoint({
  assistant,
}: Pick<Config, 'assistant'>): ModelEndpointInUse | undefined {
  const address = assistant && normaliseBaseUrl(assistant.baseUrl)
  if (!address) return undefined
  return {
    ...assistant,
    baseUrl: address.baseUrl,
    contextTokens: DEFAULT_CONTEXT_TOKENS,
    maxOutputTokens: DEFAULT_OUTPUT_TOKENS,
    promptPrice: 0,
    completionPrice: 0,
  }
}

/**
 * Where answers come from now, in the order in which they are asked, with their keys in the clear. The back office's endpoints stand
 * in place of the environment's as soon as there is one, be it switched off. One whose key cannot be opened is left out.
 */
export async function readModelEndpoints({
  config,
  db,
  log,
  secretBox,
}: Pick<Services, 'config' | 'db' | 'log' | 'secretBox'>): Promise<ModelEndpointInUse[]> {
  const rows = await listEndpoints(db, [])
  if (!rows.length) {
    const endpoint = environmentEndpoint(config)
    return endpoint ? [endpoint] : []
  }
  const inUse: ModelEndpointInUse[] = []
  for (const { sealedKey, isEnabled, ...endpoint } of rows) {
    if (!isEnabled) continue
    try {
      inUse.push({ ...endpoint, apiKey: await openKey(secretBox, endpoint.baseUrl, sealedKey) })
    } catch (error) {
      log.error({ err: error, baseUrl: endpoint.baseUrl }, 'the key of a model cannot be opened')
    }
  }
  return inUse
}
