import { getMobileAppInfo } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()

test('anybody may ask which mobile app there is', async () => {
  expect(await api.visitor().call(getMobileAppInfo, {})).toEqual({
    version: '1.0.0',
    size: '18 MB',
    lastUpdated: '2025-04-29',
  })
})
