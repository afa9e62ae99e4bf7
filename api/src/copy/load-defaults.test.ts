import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeTags } from '@nila/api/contract'
import { copyFields } from '@nila/api/contract/copy/fields'
import { isKeyOf } from '@nila/api/contract/copy/keys'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { loadDefaults } from './load-defaults.ts'
import { pagePaths } from './page-paths.ts'

describe('the defaults of the built site', () => {
  const built = loadDefaults(readConfig({ UPI_ID: 'nila@examplebank' }))

  test('have words for every piece in every language, which obey its rules', () => {
    for (const locale of [...localeTags, 'all'])
      for (const { key, schema } of copyFields.filter((field) => isKeyOf(field.key, locale))) {
        const { success } = schema.safeParse(built.defaultAt(locale, key))
        expect([locale, key, success]).toEqual([locale, key, true])
      }
  })

  test('are those of the environment for settings', () => {
    expect(built.defaultAt('all', 'site.upiId')).toBe('nila@examplebank')
    expect(loadDefaults(readConfig({})).defaultAt('all', 'site.upiId')).toBeNull()
    expect(built.defaultAt('all', 'site.loginHelper')).toBe(true)
  })

  test('know nothing of other languages and keys', () => {
    for (const [locale, key] of [
      ['xx', 'landing.hero.title'],
      ['__proto__', 'landing.hero.title'],
      ['en', 'constructor.name'],
      ['all', 'site.constructor'],
    ] as const)
      expect(built.defaultAt(locale, key)).toBeUndefined()
  })

  test('are on pages that there are', () => {
    const site = join(import.meta.dirname, '..', '..', '..', 'site')
    const sources = join(site, 'src', 'pages', '[...locale]')
    for (const [page, path] of Object.entries(pagePaths)) {
      if (path === null) continue
      const name = path === '/' ? 'index' : path.slice(1)
      expect([page, existsSync(join(sources, `${name}.astro`))]).toEqual([page, true])
    }
  })
})
