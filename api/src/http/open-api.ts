import * as contract from '@nila/api/contract'
import { type Endpoint, isList, type ListEndpoint, problems } from '@nila/api/contract'
import * as copyEntries from '@nila/api/contract/copy-entries'
import * as copyFiles from '@nila/api/contract/copy-files'
import * as copyPages from '@nila/api/contract/copy-pages'
import * as copyPictures from '@nila/api/contract/copy-pictures'
import * as releases from '@nila/api/contract/releases'
import { z } from 'zod'

type Descriptor = Endpoint | ListEndpoint

const isDescriptor = (value: unknown): value is Descriptor =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'guard' in value

/** Every endpoint of the contract by its name. */
export const endpoints: ReadonlyMap<string, Descriptor> = new Map(
  Object.entries<unknown>({
    ...contract,
    ...copyPages,
    ...copyEntries,
    ...copyFiles,
    ...copyPictures,
    ...releases,
  }).filter((entry): entry is [string, Descriptor] => isDescriptor(entry[1])),
)

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })
const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: schemaOf(schema, io) } },
})

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: /id$/i.test(name ?? '') ? 'integer' : 'string' },
  }))

const queryParameters = (query: z.ZodType) =>
  Object.entries(schemaOf(query, 'input').properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }))

const listParameters = (list: ListEndpoint) => [
  { name: 'sort', in: 'query', description: `["field","ASC"|"DESC"]; fields: ${list.sort.join(', ')}` },
  { name: 'range', in: 'query', description: '[first,last], both included; at most 100 records' },
  { name: 'filter', in: 'query', description: `JSON: ${JSON.stringify(schemaOf(list.filter, 'input'))}` },
]

function operation(operationId: string, target: Descriptor) {
  const answer = isList(target) ? target.item.array() : target.answer
  const status = isList(target) ? 200 : (target.status ?? (answer ? 200 : 204))
  const body = isList(target) ? undefined : target.body
  return {
    operationId,
    'x-guard': target.guard,
    ...(isList(target) &&
      target.csv && {
        description: `The whole list as a file: ${target.path}.csv with the same sort and filter.`,
      }),
    parameters: [
      ...pathParameters(target.path),
      ...(isList(target)
        ? listParameters(target).map((one) => ({ ...one, schema: { type: 'string' } }))
        : queryParameters(target.query ?? z.strictObject({}))),
    ],
    ...(body && { requestBody: { required: true, ...json(body, 'input') } }),
    responses: {
      [status]: { description: 'Success', ...(answer && json(answer, 'output')) },
      default: {
        description: 'A problem, named by its code',
        ...json(
          z.object({
            error: z.string(),
            code: z.enum(Object.keys(problems)),
            fields: z.record(z.string(), z.object({ code: z.string(), error: z.string() })).optional(),
          }),
          'output',
        ),
      },
    },
  }
}

/** The whole contract as an OpenAPI document. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, target] of endpoints) {
    const path = `/api${target.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [target.method.toLowerCase()]: operation(name, target) }
  }
  return { openapi: '3.0.3', info: { title: 'Nila', version: '1.0.0' }, paths }
}
