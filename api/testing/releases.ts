import { createHash } from 'node:crypto'
import { login } from '@nila/api/contract'
import { type CopyLocale, getCopyEntry, saveDraft, saveProtectedDraft } from '@nila/api/contract/copy-entries'
import {
  beginPreview,
  getRelease,
  publishRelease,
  type Release as ReleaseView,
  requestRelease,
} from '@nila/api/contract/releases'
import { type PartialModelObject, Release, type User } from '@nila/db'
import { expect } from 'vitest'
import { type Agent, createAgent } from './agent.ts'
import type { RunningNila } from './nila.ts'
import { confirmPassword } from './second-factors.ts'

interface Piece {
  locale: CopyLocale
  key: string
}

/** The words of a page that every visitor reads. */
export const HERO = { locale: 'hi', key: 'landing.hero.title' } as const satisfies Piece

/** Somebody signed in at a running product. */
export async function signInAt(
  nila: Pick<RunningNila, 'url' | 'createAccount'>,
  over: PartialModelObject<User>,
): Promise<Agent> {
  const agent = createAgent(nila.url)
  await agent.call(login, { body: await nila.createAccount(over) })
  return agent
}

/** Saves words as a draft over whatever stands there. */
export async function draft(agent: Agent, piece: Piece, value: string | boolean | null): Promise<void> {
  const { version } = await agent.call(getCopyEntry, { params: piece })
  await agent.call(saveDraft, { params: piece, body: { value } }, version)
}

/** The same for words about money, law and signing in. */
export async function draftProtected(agent: Agent, piece: Piece, value: string | null): Promise<void> {
  const { version } = await agent.call(getCopyEntry, { params: piece })
  await confirmPassword(agent)
  await agent.call(saveProtectedDraft, { params: piece, body: { value } }, version)
}

const UNDER_WAY = new Set<ReleaseView['state']>(['queued', 'building'])

/** A server that was killed under a build is missed after half a minute; then another one begins anew (milliseconds). */
const PATIENCE = 90_000

/** The release once it is built, or will never be. */
export async function built(agent: Agent, id: number): Promise<ReleaseView> {
  const release = () => agent.call(getRelease, { params: { id } })
  await expect.poll(async () => UNDER_WAY.has((await release()).state), { timeout: PATIENCE }).toBe(false)
  return release()
}

/** Asks for a release of all drafts and waits for it. */
export async function requestBuilt(agent: Agent): Promise<ReleaseView> {
  return built(agent, (await agent.call(requestRelease, {})).id)
}

/** Drafts other words, builds them and publishes them. */
export async function publishWords(agent: Agent, words: string): Promise<ReleaseView> {
  await draft(agent, HERO, words)
  const { id } = await requestBuilt(agent)
  return agent.call(publishRelease, { params: { id } })
}

export const preview = (agent: Agent, id: number) => agent.call(beginPreview, { params: { id } })

/** What a browser without a preview reads at a path. */
export const read = async (url: string, path: string): Promise<string> => (await fetch(url + path)).text()

/** Everything that a sitemap names, one after the other, as a fingerprint. */
export async function fingerprint(get: (path: string) => Promise<string>): Promise<string> {
  const hash = createHash('sha256')
  for (const [, path = '/'] of (await get('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
    hash.update(await get(path || '/'))
  return hash.digest('hex')
}

/** Where money goes. */
export const UPI = { locale: 'all', key: 'site.upiId' } as const satisfies Piece

/** What a build makes of a release, without its pages. */
export const beReady = (id: number, product = 'this build') =>
  Release.query()
    .patch({ state: 'ready', archiveHash: `hash of ${id}`, product })
    .where({ id })

/** A release that says this in the Hindi hero, ready to be published. */
export async function ready(agent: Agent, words: string): Promise<number> {
  await draft(agent, HERO, words)
  const { id } = await agent.call(requestRelease, {})
  await beReady(id)
  return id
}

export async function published(agent: Agent, words: string): Promise<number> {
  const id = await ready(agent, words)
  await agent.call(publishRelease, { params: { id } })
  return id
}

/** A release with another UPI id, ready to be published. */
export async function readyProtected(agent: Agent, upiId: string): Promise<number> {
  await draftProtected(agent, UPI, upiId)
  const { id } = await agent.call(requestRelease, {})
  await beReady(id)
  return id
}

export const heroOf = async (agent: Agent) =>
  (await agent.call(getCopyEntry, { params: HERO })).published?.value

/** The code that a call is refused with. */
export const refusal = (calling: Promise<unknown>): Promise<string> =>
  calling.then(
    () => 'none',
    ({ code }) => code,
  )
