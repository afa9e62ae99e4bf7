import { getInstallation } from '@nila/api/contract'
import { clearDemo, loadDemo } from '@nila/db/demo'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()

test('screens learn whether what they show is demo data', async () => {
  const isDemo = async () => (await api.visitor().call(getInstallation, {})).isDemo
  expect(await isDemo()).toBe(false)
  await loadDemo(api.database.db, { adminUsername: 'ADMIN' })
  expect(await isDemo()).toBe(true)
  await clearDemo(api.database.db)
  expect(await isDemo()).toBe(false)
})
