import * as contract from '@nila/api/contract/copy-entries'
import { invalidField } from '../http/problem.ts'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { decideDefault } from './decide-default.ts'
import { discardDraft } from './discard-draft.ts'
import { exportCopy } from './export-copy.ts'
import { findEntry, findPage, findPages } from './find-pages.ts'
import { findVersions } from './find-versions.ts'
import { importCopy } from './import-copy.ts'
import { readPicture, storePicture } from './pictures.ts'
import { saveDraft } from './save-draft.ts'
import { searchCopy } from './search-copy.ts'
import { setTranslationState } from './set-translation-state.ts'

export function copyRoutes(api: Api, services: Services): void {
  const { copyDefaults } = services

  route(api, contract.listCopyPages, () => findPages(copyDefaults))
  route(api, contract.getCopyPage, ({ params, query }) => findPage(copyDefaults, params.page, query.locales))
  route(api, contract.getCopyEntry, ({ params }) => findEntry(copyDefaults, params.locale, params.key))
  route(api, contract.listCopyVersions, ({ params }) => findVersions(copyDefaults, params))

  route(api, contract.saveDraft, ({ params, body, actor, version: seen }) =>
    saveDraft(services, params, body.value, { actor, seen, mayWriteProtected: false }),
  )
  route(api, contract.saveProtectedDraft, ({ params, body, actor, version: seen }) =>
    saveDraft(services, params, body.value, { actor, seen, mayWriteProtected: true }),
  )
  route(api, contract.discardDraft, ({ params, actor, version: seen }) =>
    discardDraft(services, params, { actor, seen }),
  )
  route(api, contract.decideDefault, ({ params, body, actor, version: seen }) =>
    decideDefault(services, params, body.choice, { actor, seen, mayWriteProtected: false }),
  )
  route(api, contract.decideProtectedDefault, ({ params, body, actor, version: seen }) =>
    decideDefault(services, params, body.choice, { actor, seen, mayWriteProtected: true }),
  )
  route(api, contract.setTranslationState, async ({ body }) => ({
    entries: await setTranslationState(copyDefaults, body),
  }))

  route(api, contract.searchCopy, ({ query }) => searchCopy(copyDefaults, query))
  route(api, contract.exportCopy, ({ params }) => exportCopy(copyDefaults, params.locale))
  route(api, contract.importCopy, ({ actor, params, body }) => {
    if (body.locale !== params.locale) throw invalidField('locale', 'invalid_value')
    return importCopy(copyDefaults, actor, params.locale, body.entries)
  })

  route(api, contract.uploadPicture, ({ actor, body }) => storePicture(actor, body.variants))
  route(api, contract.getPicture, ({ params }) => readPicture(params.name))
}
