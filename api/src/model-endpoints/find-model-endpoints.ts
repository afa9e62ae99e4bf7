import { type Knex, ModelEndpoint } from '@nila/db'
import { Problem } from '../http/problem.ts'

/** All endpoints in the order in which they are asked. */
export const findModelEndpoints = async (trx?: Knex.Transaction): Promise<ModelEndpoint[]> =>
  ModelEndpoint.query(trx).orderBy(['place', 'id'])

export async function findModelEndpoint(id: number, trx?: Knex.Transaction): Promise<ModelEndpoint> {
  const endpoint = await ModelEndpoint.query(trx).findById(id)
  if (!endpoint) throw new Problem('model_endpoint_not_found')
  return endpoint
}
