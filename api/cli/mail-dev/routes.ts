import { type Answer, mailDocument, page, plainText, redirect } from './answer.ts'
import type { Inbox } from './inbox.ts'
import { inboxPage } from './pages/inbox-page.ts'
import { isMailView, mailPage } from './pages/mail-page.ts'
import { isPreviewView, isPreviewWidth, previewPage } from './pages/preview-page.ts'
import { previewsPage } from './pages/previews-page.ts'
import { findPreview, writePreview } from './preview.ts'

type Params = Record<string, string | undefined>

export interface Route {
  method: 'GET' | 'POST'
  pattern: URLPattern
  /** Undefined where there is no such thing. */
  handle: (params: Params, query: URLSearchParams) => Answer | undefined | Promise<Answer | undefined>
}

const route = (method: Route['method'], pathname: string, handle: Route['handle']): Route => ({
  method,
  pattern: new URLPattern({ pathname }),
  handle,
})

/** Every address of the page. The documents under `/frames/` are the mails themselves. */
export const createRoutes = (inbox: Inbox, smtpUrl: string): Route[] => [
  route('GET', '/', () => page(inboxPage(inbox, smtpUrl))),
  route('GET', '/revision', () => plainText(inbox.revision)),
  route('POST', '/clear', () => {
    inbox.clear()
    return redirect('/')
  }),
  route('GET', '/mails/:id/:view?', ({ id = '', view }) => {
    const mail = inbox.find(id)
    const shown = view ?? (mail?.html ? 'html' : 'text')
    return mail && isMailView(shown) ? page(mailPage(mail, shown)) : undefined
  }),
  route('GET', '/frames/mails/:id', ({ id = '' }) => {
    const mail = inbox.find(id)
    return mail && mailDocument(mail.html ?? '')
  }),
  route('GET', '/previews', () => page(previewsPage())),
  route('GET', '/previews/:mail/:locale/:view?', async ({ mail = '', locale = '', view = 'html' }, query) => {
    const preview = findPreview(mail, locale)
    if (!preview || !isPreviewView(view)) return undefined
    const width = query.get('width') ?? ''
    const written = await writePreview(preview, view === 'log')
    return page(previewPage(preview, written, view, isPreviewWidth(width) ? width : '640'))
  }),
  route('GET', '/frames/previews/:mail/:locale/:view', async ({ mail = '', locale = '', view }) => {
    const preview = findPreview(mail, locale)
    return preview && mailDocument((await writePreview(preview, view === 'log')).html)
  }),
]
