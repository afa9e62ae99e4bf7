import { sendContactMessage } from '@nila/api/contract'
import { getCopyEntry, listCopyVersions } from '@nila/api/contract/copy-entries'
import {
  getReleases,
  publishProtectedRelease,
  publishRelease,
  requestRelease,
} from '@nila/api/contract/releases'
import { AuditEntry, CopyVersion, LiveRelease, OutboxEmail, Release } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import {
  beReady,
  draft,
  draftProtected,
  HERO,
  heroOf,
  published,
  ready,
  readyProtected,
  refusal,
} from '../../testing/releases.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const api = useApi()
const editor = () => api.signIn({ role: 'editor' })
const superAdmin = () => api.signIn({ role: 'super_admin' })
const SUPPORT = { locale: 'all', key: 'site.supportEmail' } as const

describe('publishing', () => {
  test('makes the words those that are published, once', async () => {
    const asha = await editor()
    const id = await ready(asha, 'पूछें')
    const answers = await Promise.all([1, 2].map(() => asha.call(publishRelease, { params: { id } })))
    for (const answer of answers)
      expect(answer).toMatchObject({
        state: 'published',
        isLive: true,
        isKept: true,
        publishedBy: asha.user.username,
      })
    expect(await heroOf(asha)).toBe('पूछें')
    expect(await asha.call(getCopyEntry, { params: HERO })).toMatchObject({ draft: null })
    expect((await asha.call(listCopyVersions, { params: HERO })).versions).toHaveLength(1)
    expect(await asha.call(getReleases, {})).toMatchObject({
      live: { id },
      candidate: null,
      history: [{ id }],
    })
    const entries = await AuditEntry.query().where({ action: 'release.publish' })
    expect(entries).toMatchObject([
      { actorId: asha.user.id, subjectType: 'release', subjectId: id, details: { pieces: 1 } },
    ])
    expect(await OutboxEmail.query()).toEqual([])
  })

  test('leaves a draft that was written since the release was asked for', async () => {
    const asha = await editor()
    const id = await ready(asha, 'first')
    await draft(asha, HERO, 'later')
    await asha.call(publishRelease, { params: { id } })
    expect(await asha.call(getCopyEntry, { params: HERO })).toMatchObject({
      published: { value: 'first' },
      draft: { value: 'later' },
    })
  })

  test('is refused for what is not ready, not there, or over words that have moved on', async () => {
    const asha = await editor()
    expect(await refusal(asha.call(publishRelease, { params: { id: 99 } }))).toBe('release_not_found')
    await draft(asha, HERO, 'a')
    const { id } = await asha.call(requestRelease, {})
    for (const state of ['queued', 'building', 'failed', 'superseded', 'discarded'] as const) {
      await Release.query().patch({ state }).where({ id })
      expect(await refusal(asha.call(publishRelease, { params: { id } }))).toBe('release_not_ready')
    }
    await beReady(id)
    await published(asha, 'b')
    await beReady(id)
    expect(await refusal(asha.call(publishRelease, { params: { id } }))).toBe('release_outdated')
    expect(await heroOf(asha)).toBe('b')
  })

  test('by two at once of different releases is done by one', async () => {
    const [asha, ravi] = [await editor(), await api.signIn({ role: 'admin' })]
    const first = await ready(asha, 'first')
    const second = await ready(ravi, 'second')
    await beReady(first)
    const outcomes = await Promise.all([
      refusal(asha.call(publishRelease, { params: { id: first } })),
      refusal(ravi.call(publishRelease, { params: { id: second } })),
    ])
    expect(outcomes.filter((one) => one === 'none')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'release_outdated' || one === 'release_not_ready')).toHaveLength(
      1,
    )
    expect(await heroOf(asha)).toBe(outcomes[0] === 'none' ? 'first' : 'second')
    expect(await CopyVersion.query().resultSize()).toBe(1)
  })

  test('R26 R36 words about money takes a super-administrator who has just shown who they are, and is told to the others', async () => {
    const [asha, admin, ravi] = [await editor(), await api.signIn({ role: 'admin' }), await superAdmin()]
    await admin.user.$query().patch({ emailVerifiedAt: new Date() })
    const id = await readyProtected(ravi, 'nila@bank')
    await OutboxEmail.query().delete()
    for (const agent of [asha, admin, ravi])
      expect(await refusal(agent.call(publishRelease, { params: { id } }))).toBe('copy_protected')
    for (const agent of [asha, admin])
      expect(await refusal(agent.call(publishProtectedRelease, { params: { id } }))).toBe('admin_forbidden')
    const later = await api.signIn({ role: 'super_admin' })
    expect(await refusal(later.call(publishProtectedRelease, { params: { id } }))).toBe(
      'reauthentication_required',
    )
    expect(await LiveRelease.query().whereNotNull('releaseId')).toEqual([])

    await confirmPassword(ravi)
    await ravi.call(publishProtectedRelease, { params: { id } })
    expect(await AuditEntry.query().findOne({ action: 'release.publish' })).toMatchObject({
      actorId: ravi.user.id,
      details: { pieces: 1, protected: 'site.upiId' },
    })
    expect(await OutboxEmail.query()).toMatchObject([
      { recipient: admin.user.email, name: 'copyNotice', values: { what: 'publish', keys: ['site.upiId'] } },
    ])
  })
})

test('messages go to the support address that is published', async () => {
  const ravi = await superAdmin()
  await draftProtected(ravi, SUPPORT, 'help@nila.example')
  const { id } = await ravi.call(requestRelease, {})
  await beReady(id)
  await ravi.call(publishProtectedRelease, { params: { id } })
  const body = {
    name: 'Asha',
    email: 'asha@example.com',
    message: 'Namaste, how can I help you to help others?',
  }
  await api.visitor().call(sendContactMessage, { body })
  expect(await OutboxEmail.query().where({ name: 'contact' })).toMatchObject([
    { recipient: 'help@nila.example' },
  ])
  expect(await (await api.visitor().fetch('/.well-known/security.txt')).text()).toContain(
    'mailto:help@nila.example',
  )
})
