import { type CopyPage, copySchemas } from '@nila/api/contract/copy/index'
import { describe, expect, test } from 'vitest'
import { copyOf } from '../i18n/copy.ts'
import { localeTags } from '../i18n/locales.ts'

const pages = Object.keys(copySchemas) as CopyPage[]

describe.each(localeTags)('the copy in %s', (locale) => {
  test.each(pages)('of %s obeys its schema', (page) => {
    expect(copySchemas[page].safeParse(copyOf(locale)[page]).error?.issues).toBeUndefined()
  })
})
