import {
  decideDefault,
  decideProtectedDefault,
  discardDraft,
  getCopyEntry,
  saveDraft,
  saveProtectedDraft,
} from '@nila/api/contract/copy-entries'
import { listCopyPages } from '@nila/api/contract/copy-pages'
import { AuditEntry, CopyEntry, OutboxEmail } from '@nila/db'
import { buildUser } from '@nila/db/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts } from '../../testing/copy.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const defaults = changedDefaults()
const api = useApi({}, { copyDefaults: defaults })
beforeEach(() => defaults.restore())

const upiId = { locale: 'all', key: 'site.upiId' } as const
const write = { params: upiId, body: { value: 'nila@examplebank' } }
const protectedKeys = [
  'privacyPolicy.lead',
  'donate.title',
  'auth.title',
  'landing.loginHelper.title',
  'avatars.costs',
]

async function superAdmin(username = 'meera') {
  const admin = await api.signIn({ role: 'super_admin', username })
  await confirmPassword(admin)
  return admin
}

describe('words about money, law and signing in', () => {
  test.each(['editor', 'admin', 'super_admin'] as const)(
    'R22 are not written by an %s at the address of all other words',
    async (role) => {
      const agent = await api.signIn({ role })
      await confirmPassword(agent)
      const refused = { status: 403, code: 'copy_protected' }
      await expect(agent.call(saveDraft, write)).rejects.toMatchObject(refused)
      await expect(
        agent.call(decideDefault, { params: upiId, body: { choice: 'adopt' } }),
      ).rejects.toMatchObject(refused)
      for (const key of protectedKeys)
        await expect(
          agent.call(saveDraft, { params: { locale: 'hi', key }, body: { value: 'a' } }),
        ).rejects.toMatchObject(refused)
      expect(await CopyEntry.query().resultSize()).toBe(0)
    },
  )

  test.each(['editor', 'admin'] as const)('R22 nor by an %s at their own', async (role) => {
    const agent = await api.signIn({ role })
    await confirmPassword(agent)
    await expect(agent.call(saveProtectedDraft, write)).rejects.toMatchObject({
      status: 403,
      code: 'admin_forbidden',
    })
  })

  test('R26 nor by a super-administrator who has not just given the password', async () => {
    const agent = await api.signIn({ role: 'super_admin' })
    const refused = { status: 403, code: 'reauthentication_required' }
    await expect(agent.call(saveProtectedDraft, write)).rejects.toMatchObject(refused)
    await expect(
      agent.call(decideProtectedDefault, { params: upiId, body: { choice: 'keep' } }),
    ).rejects.toMatchObject(refused)
    await confirmPassword(agent)
    expect(await agent.call(saveProtectedDraft, write)).toMatchObject({
      draft: { value: 'nila@examplebank' },
    })
  })

  test('R43 that they were written is in the audit log, and the other administrators are told once', async () => {
    await buildUser({ role: 'admin', email: 'ravi@a.example', emailVerifiedAt: new Date(), locale: 'hi' })
    await buildUser({ role: 'super_admin', email: 'unproven@a.example' })
    await buildUser({ role: 'editor', email: 'editor@a.example', emailVerifiedAt: new Date() })
    await buildUser({
      role: 'admin',
      email: 'gone@a.example',
      emailVerifiedAt: new Date(),
      suspendedAt: new Date(),
    })
    const meera = await superAdmin()
    await meera.call(saveProtectedDraft, write)
    await meera.call(saveProtectedDraft, { params: upiId, body: { value: 'other@examplebank' } })
    expect(await AuditEntry.query().where({ action: 'copy.write_protected' })).toMatchObject([
      { actorName: 'meera', subjectType: 'copy', details: upiId },
      { actorName: 'meera', subjectType: 'copy', details: upiId },
    ])
    expect(await OutboxEmail.query().where({ name: 'copyNotice' })).toMatchObject([
      {
        recipient: 'ravi@a.example',
        locale: 'hi',
        isSecurity: true,
        values: { username: 'meera', what: 'draft', keys: ['site.upiId'] },
      },
    ])
  })

  test('what is not protected is told to nobody, whatever address it is written at', async () => {
    await buildUser({ role: 'admin', email: 'ravi@a.example', emailVerifiedAt: new Date() })
    const meera = await superAdmin()
    await meera.call(saveProtectedDraft, {
      params: { locale: 'hi', key: 'landing.hero.title' },
      body: { value: 'a' },
    })
    expect(await AuditEntry.query().where({ action: 'copy.write_protected' })).toEqual([])
    expect(await OutboxEmail.query().where({ name: 'copyNotice' })).toEqual([])
  })

  test('their drafts are thrown away by super-administrators alone', async () => {
    const meera = await superAdmin()
    await meera.call(saveProtectedDraft, write)
    const editor = await api.signIn({ role: 'editor' })
    await expect(editor.call(discardDraft, { params: upiId })).rejects.toMatchObject({
      code: 'copy_protected',
    })
    expect(await editor.call(getCopyEntry, { params: upiId })).toMatchObject({ draft: { author: 'meera' } })
    expect(await meera.call(discardDraft, { params: upiId })).toMatchObject({ draft: null })
  })

  test('R43 a decision about their default is written down as well', async () => {
    const meera = await superAdmin()
    await meera.call(saveProtectedDraft, write)
    await publishDrafts(defaults)
    defaults.deploy('all', 'site.upiId', 'deployed@examplebank')
    const decided = await meera.call(decideProtectedDefault, { params: upiId, body: { choice: 'adopt' } })
    expect(decided).toMatchObject({ draft: { isDefault: true } })
    expect(await AuditEntry.query().where({ action: 'copy.write_protected' }).resultSize()).toBe(2)
  })

  test('their pages are marked', async () => {
    const editor = await api.signIn({ role: 'editor' })
    const { pages } = await editor.call(listCopyPages, {})
    const marked = pages.filter((page) => page.isProtected).map(({ page }) => page)
    expect(marked).toContain('privacyPolicy')
    expect(marked).toContain('donate')
    expect(marked).not.toContain('landing')
  })
})
