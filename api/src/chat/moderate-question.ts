import { type ChatSettings, ENVIRONMENT, type EndpointId } from '@nila/api/contract'
import { ModelEndpoint } from '@nila/db'
import { AssistantError } from '../assistant/assistant-error.ts'
import { moderate } from '../assistant/moderate.ts'
import { openKey } from '../model-endpoints/model-key.ts'
import { environmentEndpoint } from '../model-endpoints/read-model-endpoints.ts'
import type { Services } from '../services.ts'

async function findEndpoint({ config, secretBox }: Services, id: EndpointId) {
  if (id === ENVIRONMENT) return environmentEndpoint(config)
  const endpoint = await ModelEndpoint.query().findById(id)
  if (!endpoint) return undefined
  const { baseUrl, sealedKey } = endpoint
  return { baseUrl, apiKey: await openKey(secretBox, baseUrl, sealedKey) }
}

/** Whether the moderation that the administrators chose refuses a question. */
export async function isRefused(
  services: Services,
  { endpointId, model }: NonNullable<ChatSettings['moderation']>,
  question: string,
  signal: AbortSignal,
): Promise<boolean> {
  const endpoint = await findEndpoint(services, endpointId)
  // Whoever chose one wants questions looked at: without it none passes.
  if (!endpoint)
    throw new AssistantError({ failure: 'model_missing', detail: 'The moderating model is gone.' })
  const { flagged } = await moderate({ ...endpoint, model }, question, signal)
  return flagged
}
