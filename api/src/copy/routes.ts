import * as entries from '@nila/api/contract/copy-entries'
import * as files from '@nila/api/contract/copy-files'
import * as pages from '@nila/api/contract/copy-pages'
import * as pictures from '@nila/api/contract/copy-pictures'
import { invalidField } from '../http/problem.ts'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'

/** What editors do needs the schemas of all copy, which most processes never do: they are loaded with the first request of an editor. */
const editing = () => import('./editing.ts')

export function copyRoutes(api: Api, services: Services): void {
  const { copyDefaults } = services

  route(api, pages.listCopyPages, async () => (await editing()).findPages(copyDefaults))
  route(api, pages.getCopyPage, async ({ params, query }) =>
    (await editing()).findPage(copyDefaults, params.page, query.locales),
  )
  route(api, pages.searchCopy, async ({ query }) => (await editing()).searchCopy(copyDefaults, query))

  route(api, entries.getCopyEntry, async ({ params }) =>
    (await editing()).findEntry(copyDefaults, params.locale, params.key),
  )
  route(api, entries.listCopyVersions, async ({ params }) =>
    (await editing()).findVersions(copyDefaults, params),
  )
  route(api, entries.saveDraft, async ({ params, body, actor, version: seen }) =>
    (await editing()).saveDraft(services, params, body.value, { actor, seen, mayWriteProtected: false }),
  )
  route(api, entries.saveProtectedDraft, async ({ params, body, actor, version: seen }) =>
    (await editing()).saveDraft(services, params, body.value, { actor, seen, mayWriteProtected: true }),
  )
  route(api, entries.discardDraft, async ({ params, actor, version: seen }) =>
    (await editing()).discardDraft(services, params, { actor, seen }),
  )
  route(api, entries.decideDefault, async ({ params, body, actor, version: seen }) =>
    (await editing()).decideDefault(services, params, body.choice, { actor, seen, mayWriteProtected: false }),
  )
  route(api, entries.decideProtectedDefault, async ({ params, body, actor, version: seen }) =>
    (await editing()).decideDefault(services, params, body.choice, { actor, seen, mayWriteProtected: true }),
  )
  route(api, entries.setTranslationState, async ({ body }) => ({
    entries: await (await editing()).setTranslationState(copyDefaults, body),
  }))

  route(api, files.exportCopy, async ({ params }) =>
    (await editing()).exportCopy(copyDefaults, params.locale),
  )
  route(api, files.importCopy, async ({ actor, params, body }) => {
    if (body.locale !== params.locale) throw invalidField('locale', 'invalid_value')
    return (await editing()).importCopy(copyDefaults, actor, params.locale, body.entries)
  })

  route(api, pictures.uploadPicture, async ({ actor, body }) =>
    (await editing()).storePicture(actor, body.variants),
  )
  route(api, pictures.getPicture, async ({ params }) => (await editing()).readPicture(params.name))
}
