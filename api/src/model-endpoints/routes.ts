import * as contract from '@nila/api/contract'
import { detectLocalServers } from '../assistant/detect-local-servers.ts'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { listModelsAt, testStoredEndpoint, tryModelAt } from './ask-server.ts'
import { deleteModelEndpoint, orderModelEndpoints } from './delete-and-order.ts'
import { findModelEndpoints } from './find-model-endpoints.ts'
import { presentEnvironment, presentModelEndpoint } from './present-model-endpoint.ts'
import { environmentEndpoint } from './read-model-endpoints.ts'
import { createModelEndpoint, updateModelEndpoint } from './write-model-endpoint.ts'

export function modelEndpointRoutes(api: Api, services: Services): void {
  const { config, secretBox } = services
  const all = async () => {
    const environment = environmentEndpoint(config)
    return {
      endpoints: (await findModelEndpoints()).map(presentModelEndpoint),
      environment: environment ? presentEnvironment(environment) : null,
    }
  }

  route(api, contract.listModelEndpoints, all)
  route(api, contract.createModelEndpoint, async ({ actor, body }) =>
    presentModelEndpoint(await createModelEndpoint(secretBox, actor, body)),
  )
  route(api, contract.orderModelEndpoints, async ({ actor, body }) => {
    await orderModelEndpoints(actor, body.ids)
    return all()
  })
  route(api, contract.listModelsOfServer, ({ actor, body }) => listModelsAt(services, actor, body))
  route(api, contract.tryModel, ({ actor, body }) => tryModelAt(services, actor, body))
  route(api, contract.detectModelServers, () => detectLocalServers())
  route(api, contract.testModelEndpoint, ({ actor, params }) =>
    testStoredEndpoint(services, actor, params.id),
  )
  route(api, contract.updateModelEndpoint, async ({ actor, params, body, version }) => {
    const { endpoint, operationId } = await updateModelEndpoint(secretBox, actor, params.id, body, version)
    return { ...presentModelEndpoint(endpoint), operationId }
  })
  route(api, contract.deleteModelEndpoint, ({ actor, params, version }) =>
    deleteModelEndpoint(actor, params.id, version),
  )
}
