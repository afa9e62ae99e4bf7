import { isList, problems } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { useApi } from '../testing/api.ts'
import { endpoints, openApi } from './http/open-api.ts'

const api = useApi()

test('every endpoint of the contract is routed', async () => {
  const admin = await api.signIn({ role: 'super_admin' })
  for (const [name, { method, path }] of endpoints) {
    const response = await admin.fetch(`/api${path.replace(/:\w+/g, '1')}`, { method })
    const { code } = (await response.json().catch(() => ({}))) as { code?: string }
    expect([name, code]).not.toEqual([name, 'not_found'])
    expect([name, response.status]).not.toEqual([name, 405])
  }
})

test('the OpenAPI document names every endpoint with its guard', async () => {
  const document = openApi()
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(endpoints.size)
  for (const [name, target] of endpoints) {
    expect(operations).toContainEqual(expect.objectContaining({ operationId: name, 'x-guard': target.guard }))
  }
  const response = await api.visitor().fetch('/api/openapi.json')
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every list is sorted by fields of its own items', () => {
  for (const [name, target] of endpoints) {
    if (!isList(target)) continue
    const fields = Object.keys(target.item.toJSONSchema().properties ?? {})
    expect([name, target.sort.filter((field) => !fields.includes(field))]).toEqual([name, []])
  }
})

test('every list that can be had as a file has fields of its own items in it', () => {
  const files = [...endpoints].filter(([, target]) => isList(target) && target.csv)
  expect(files.length).toBeGreaterThan(5)
  for (const [name, target] of files) {
    if (!isList(target)) continue
    const fields = Object.keys(target.item.toJSONSchema().properties ?? {})
    expect([name, target.csv?.filter((field) => !fields.includes(field))]).toEqual([name, []])
  }
})

test('every problem has a status of a refusal and words', () => {
  for (const [status, words] of Object.values(problems)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(words).toMatch(/\.$/)
  }
})
