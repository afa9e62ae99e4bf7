import { join } from 'node:path'
import { logout } from '@nila/api/contract'
import { saveDraft } from '@nila/api/contract/copy-entries'
import { uploadPicture } from '@nila/api/contract/copy-pictures'
import {
  discardRelease,
  endPreview,
  getReleases,
  publishRelease,
  rollBack,
  rollBackToProduct,
} from '@nila/api/contract/releases'
import { HelpPassage, ReleaseAsset } from '@nila/db'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { lossy, webpOf } from '../../testing/copy.ts'
import { type RunningNila, startNila } from '../../testing/nila.ts'
import {
  draft,
  fingerprint,
  HERO,
  preview,
  publishWords,
  read,
  requestBuilt,
  signInAt,
} from '../../testing/releases.ts'

let nila: RunningNila
let editor: Agent
beforeAll(async () => {
  const program = join(import.meta.dirname, '../../testing/fake-renderer.ts')
  nila = await startNila({ env: { LOG_LEVEL: 'silent' }, renderer: { program } })
  editor = await signInAt(nila, { role: 'editor' })
})
afterAll(() => nila.stop())
afterEach(() => void vi.useRealTimers())

const SCRIPT = /<script type="module" src="\/preview.js" data-release="\d+"><\/script>/
let count = 0
/** A release with words that none had before. */
async function readyRelease() {
  count += 1
  const words = `words ${count}`
  await draft(editor, HERO, words)
  return { ...(await requestBuilt(editor)), words: `<p>${words}</p>` }
}
const live = (path = '/hi') => read(nila.url, path)
const clears = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((line) => /^nila_preview(\.sig)?=; .*expires=Thu, 01 Jan 1970/i.test(line))

describe('a preview', () => {
  test('is the release itself at the addresses of the site, for who began it alone', async () => {
    const { id, words } = await readyRelease()
    await preview(editor, id)
    const response = await editor.fetch('/hi')
    const page = await response.text()
    expect(page).toContain(words)
    expect(page).toMatch(new RegExp(`${SCRIPT.source}</body>`))
    expect(page).toContain(`data-release="${id}"`)
    expect(await live()).not.toContain(words)
    expect((await editor.call(getReleases, {})).previewing).toBe(id)
    const other = await signInAt(nila, { role: 'editor' })
    expect(await (await other.fetch('/hi')).text()).not.toContain(words)
    expect((await other.call(getReleases, {})).previewing).toBeNull()
  })

  test('is kept by nobody and found by no search engine', async () => {
    const { headers } = await editor.fetch('/hi', { headers: { 'If-None-Match': '*' } })
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('ETag')).toBeNull()
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    const head = await editor.fetch('/hi', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await editor.fetch('/nowhere')).status).toBe(404)
    expect((await editor.fetch('/hi/')).headers.get('Location')).toBe('/hi')
  })

  test('leaves the back office, files that never change and the worker as they are', async () => {
    const [, script = ''] = /src="(\/_astro\/[^"]+\.js)"/.exec(await live()) ?? []
    for (const path of ['/admin', script, '/service-worker.js']) {
      const response = await editor.fetch(path)
      expect([path, response.headers.get('X-Robots-Tag'), response.status]).toEqual([path, null, 200])
      expect(await response.text()).toBe(await live(path))
    }
  })

  test('is published byte for byte', async () => {
    const { id } = await readyRelease()
    await preview(editor, id)
    const previewed = await fingerprint(async (path) =>
      (await (await editor.fetch(path)).text()).replace(SCRIPT, ''),
    )
    await editor.call(publishRelease, { params: { id } })
    expect(await fingerprint(live)).toBe(previewed)
    expect((await editor.call(getReleases, {})).previewing).toBeNull()
    expect(clears(await editor.fetch('/hi'))).toHaveLength(2)
  })

  test('ends when it is left, when the release is discarded, and with the session', async () => {
    const { id, words } = await readyRelease()
    await preview(editor, id)
    await editor.call(endPreview, {})
    expect(await (await editor.fetch('/hi')).text()).not.toContain(words)

    const other = await signInAt(nila, { role: 'admin' })
    await preview(other, id)
    expect(await (await other.fetch('/hi')).text()).toContain(words)
    await other.call(logout, { body: {} })
    const signedOut = await other.fetch('/hi')
    expect(await signedOut.text()).not.toContain(words)
    expect(clears(signedOut)).toHaveLength(2)

    await preview(editor, id)
    await editor.call(discardRelease, { params: { id } })
    expect((await editor.send('POST', `/api/admin/releases/${id}/preview`, undefined)).status).toBe(409)
    await expect.poll(async () => (await editor.fetch('/hi')).text()).not.toContain(words)
  })

  test('that was forged, of another session or too old shows the live site, and is taken back', async () => {
    const { id, words } = await readyRelease()
    await preview(editor, id)
    const cookie = editor.jar.header
    const shown = async (header: string) => {
      const response = await fetch(`${nila.url}/hi`, { headers: { Cookie: header } })
      return { isPreview: (await response.text()).includes(words), cleared: clears(response).length }
    }
    expect(await shown(cookie)).toEqual({ isPreview: true, cleared: 0 })
    const refused = { isPreview: false, cleared: 2 }
    const [, value = ''] = /nila_preview=([^;]+)/.exec(cookie) ?? []
    expect(await shown(cookie.replace(value, value.replace(/^\d+/, String(id + 1))))).toEqual(refused)
    expect(await shown(cookie.replace(/nila_preview\.sig=[^;]+/, 'nila_preview.sig=AAAA'))).toEqual(refused)
    expect(await shown(cookie.replace(/nila_session=[^;]+/, 'nila_session=another'))).toEqual(refused)
    expect(await shown('nila_preview=; nila_preview.sig=')).toEqual(refused)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
    expect(await shown(cookie)).toEqual(refused)
  })
})

describe('a release that went live', () => {
  test('is gone back from and to at once, the site that came with the product included', async () => {
    const first = await publishWords(editor, 'first of two')
    const second = await publishWords(editor, 'second of two')
    expect(await live()).toContain('<p>second of two</p>')
    await editor.call(rollBack, { params: { id: first.id } })
    expect(await live()).toContain('<p>first of two</p>')
    await editor.call(rollBack, { params: { id: second.id } })
    expect(await live()).toContain('<p>second of two</p>')
    await editor.call(rollBackToProduct, {})
    expect(await live()).not.toContain('<p>')
    expect((await editor.call(getReleases, {})).live).toBeNull()
    await editor.call(rollBack, { params: { id: first.id } })
    expect(await live()).toContain('<p>first of two</p>')
  })

  test('is what the help guide quotes', async () => {
    await HelpPassage.query().delete()
    await publishWords(editor, 'quoted')
    await expect.poll(() => HelpPassage.query().resultSize()).toBeGreaterThan(100)
  })

  test('shows its pictures, which never change', async () => {
    const variants = [960, 480].map((width) => ({
      width,
      data: webpOf(lossy(width, width / 2)).toString('base64'),
    }))
    const picture = await editor.call(uploadPicture, { body: { variants } })
    await editor.call(saveDraft, {
      params: { locale: 'hi', key: 'landing.support.picture' },
      body: { value: { ...picture, alt: 'Two people' } },
    })
    await publishWords(editor, 'with a picture')
    for (const { width, data } of variants) {
      const response = await fetch(`${nila.url}/pictures/${picture.name}-${width}.webp`)
      expect(response.headers.get('Content-Type')).toBe('image/webp')
      expect(response.headers.get('Cache-Control')).toContain('immutable')
      expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(data)
    }
  })

  test('leaves files of earlier builds to pages that are still open', async () => {
    const path = '_astro/earlier.1a2b3c.js'
    await ReleaseAsset.query().insert({ path, bytes: Buffer.from('export const words = "earlier"') })
    expect((await fetch(`${nila.url}/${path}`)).status).toBe(404)
    await publishWords(editor, 'later')
    await expect.poll(async () => (await fetch(`${nila.url}/${path}`)).status).toBe(200)
    const response = await fetch(`${nila.url}/${path}`)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(await response.text()).toBe('export const words = "earlier"')
    expect((await fetch(`${nila.url}/_astro/never.1a2b3c.js`)).status).toBe(404)
  })
})
