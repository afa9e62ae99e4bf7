import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The settings of a build with these variables. */
async function settingsOf(env: Record<string, string>) {
  for (const name of ['UPI_ID', 'SUPPORT_EMAIL']) vi.stubEnv(name, env[name])
  return (await import('./settings.ts')).settings
}
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

describe('a build', () => {
  test('knows the UPI id and the support address of the environment', async () => {
    const env = { UPI_ID: ' nila.help-1@examplebank ', SUPPORT_EMAIL: 'help@nila.example' }
    expect(await settingsOf(env)).toMatchObject({
      upiId: 'nila.help-1@examplebank',
      supportEmail: 'help@nila.example',
    })
  })

  test('knows of neither where they are unset or blank', async () => {
    expect(await settingsOf({ SUPPORT_EMAIL: ' ' })).toMatchObject({ upiId: null, supportEmail: null })
  })

  test.each([
    ['UPI_ID', 'nila'],
    ['UPI_ID', 'nila@bank&am=500'],
    ['UPI_ID', '@examplebank'],
    ['SUPPORT_EMAIL', 'help'],
  ])('with %s=%s stops with one line that names it', async (name, value) => {
    await expect(settingsOf({ [name]: value })).rejects.toThrow(new RegExp(`^${name} must be .+$`))
  })
})
