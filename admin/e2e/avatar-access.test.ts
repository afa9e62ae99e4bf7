import { beforeEach, expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'
import { expectNoBarrier } from './barriers.ts'

const office = withBackOffice({ demo: false })

interface AvatarRow {
  id: number
  name: string
  price: number
  persona: string
  greeting: string
}
interface AccessRow {
  id: number
  userId: number
  avatarId: number
  paymentMethod: string
  transactionId: string | null
  status: string
  version: number
}
const avatars = () => office.nila.db<AvatarRow>('avatars')
const access = () => office.nila.db<AccessRow>('subscriptions')

beforeEach(async () => {
  await access().delete()
  await avatars().delete()
})

async function buildAvatar(over: Partial<AvatarRow> = {}): Promise<number> {
  const avatar = {
    name: 'Guru Vidya',
    description: 'Explains school subjects in small steps.',
    category: 'Learning',
    icon: 'book',
    ...over,
  }
  const [built] = await avatars().insert(avatar).returning('id')
  return built?.id ?? 0
}

/** Requests for an avatar, each by a new user of that name. */
async function ask(avatarId: number, names: string[], over: Partial<AccessRow> = {}): Promise<number[]> {
  const users: { id: number }[] = await office.nila
    .db('users')
    .insert(names.map((username) => ({ username, passwordHash: '!' })))
    .returning('id')
  const asked = users.map(({ id }) => ({
    userId: id,
    avatarId,
    paymentMethod: 'upi',
    transactionId: String(400_000_000_000 + id),
    status: 'pending_verification',
    ...over,
  }))
  return (await access().insert(asked).returning('id')).map(({ id }) => id)
}
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const confirm = (page: Page, action: 'Approve' | 'Reject') =>
  page
    .getByRole('dialog', { name: `${action} Avatar Access` })
    .getByRole('button', { name: action, exact: true })
const notice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words)

test('a request is approved for 30 days, another is rejected, and both stand under All Avatar Access', async () => {
  const avatar = await buildAvatar()
  await ask(avatar, ['asha'])
  await ask(avatar, ['ravi'], { transactionId: null })
  const page = await office.openAs('admin')
  await page.goto('/admin/subscriptions')
  await row(page, 'ravi').getByText('MISSING TRANSACTION ID').waitFor()

  await page.getByRole('button', { name: 'Approve: asha, Guru Vidya' }).click()
  await page.getByRole('radio', { name: /^After 30 days/ }).check()
  await confirm(page, 'Approve').click()
  await notice(page, 'Subscription Approved').waitFor()
  await row(page, 'asha').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'View details: ravi, Guru Vidya' }).click()
  const details = page.getByRole('dialog', { name: 'Access Details' })
  await details.getByText(/Please verify the user before approving/).waitFor()
  await details.getByRole('button', { name: 'Reject' }).click()
  await confirm(page, 'Reject').click()
  await notice(page, 'Subscription Rejected').waitFor()
  await page.getByRole('heading', { name: 'No pending requests' }).waitFor()

  await page.getByRole('tab', { name: 'All Avatar Access' }).click()
  await row(page, 'asha').getByText('active access').waitFor()
  await row(page, 'asha').getByText('30 days remaining').waitFor()
  await row(page, 'ravi').getByText('access denied').waitFor()
  await page.getByRole('button', { name: 'View details: asha, Guru Vidya' }).click()
  await page
    .getByRole('list', { name: /^History of/ })
    .getByText('Approved avatar access')
    .waitFor()
  expect(office.complaints).toEqual([])
})

test('transaction ids are fixed, the results say how, and all of it is undone', async () => {
  const avatar = await buildAvatar()
  await ask(avatar, ['fatima'], { transactionId: null })
  await ask(avatar, ['kabir'], { transactionId: ' 4123 4567 8901 ' })
  await ask(avatar, ['meena'], { paymentMethod: 'free_access', transactionId: null })
  const page = await office.openAs('admin')
  await page.goto('/admin/subscriptions/all')
  await page.getByRole('button', { name: 'Fix Transaction IDs' }).click()
  const results = page.getByRole('dialog', { name: 'Transaction ID Fix Results' })
  await results.getByText('Recovery ID added').waitFor()
  await results.getByText('Brought into shape', { exact: true }).waitFor()
  await results.getByText('Nothing to do').waitFor()
  await results.getByRole('button', { name: 'Close' }).click()
  await row(page, 'fatima').getByText('Recovered').waitFor()
  await row(page, 'kabir').getByText('412345678901', { exact: true }).waitFor()
  await row(page, 'meena').getByText('Free Avatar Access - No Payment Required').waitFor()

  await page.getByRole('button', { name: 'View details: fatima' }).click()
  const history = page.getByRole('list', { name: /^History of/ })
  await history.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(async () => (await access().whereNull('transactionId')).length).toBe(2)
  expect(office.complaints).toEqual([])
})

test('of 200 requests 197 are approved in one request, and three fail for three reasons', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `member-${String(index).padStart(3, '0')}`)
  const [rejected = 0, deleted = 0, changed = 0] = await ask(await buildAvatar(), names)
  const page = await office.openAs('admin')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await page.goto('/admin/subscriptions')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Select all 200 that were found' }).click()
  await page.getByText('200 selected').waitFor()

  // What colleagues do meanwhile, one thing to each of three.
  await access().where({ id: rejected }).update({ status: 'rejected', version: 2 })
  await access().where({ id: deleted }).delete()
  await access().where({ id: changed }).update({ transactionId: 'ANOTHER-1', version: 2 })

  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText(/^200 requests are approved/).waitFor()
  await confirm(page, 'Approve').click()
  await notice(page, 'Subscription Approved').waitFor()
  await page.getByRole('button', { name: 'Show them, with the reasons' }).click()
  const left = page.getByRole('dialog', { name: 'Left as they were' })
  for (const [name, reason] of [
    ['member-000', 'Somebody has already decided the opposite.'],
    ['member-001', 'Subscription not found.'],
    ['member-002', 'Somebody changed this in the meantime.'],
  ] as const)
    await left.getByRole('listitem').filter({ hasText: name }).getByText(reason).waitFor()
  expect(posts).toEqual(['/api/admin/subscriptions/bulk'])
  expect(await access().where({ status: 'active' })).toHaveLength(197)
})

test('two browsers decide one request: the second sees what stands, and nothing is overwritten', async () => {
  const [id = 0] = await ask(await buildAvatar(), ['tara'])
  const mine = await office.openAs('admin')
  const theirs = await office.openAs('admin')
  for (const page of [mine, theirs]) {
    await page.goto('/admin/subscriptions')
    await row(page, 'tara').waitFor()
  }
  await mine.getByRole('button', { name: 'Approve: tara, Guru Vidya' }).click()
  await theirs.getByRole('button', { name: 'Reject: tara, Guru Vidya' }).click()
  await confirm(theirs, 'Reject').click()
  await notice(theirs, 'Subscription Rejected').waitFor()

  await confirm(mine, 'Approve').click()
  const conflict = mine.getByRole('dialog', { name: 'Somebody changed this in the meantime' })
  await conflict.getByText('access denied').waitFor()
  await expectNoBarrier(mine)
  await conflict.getByRole('button', { name: 'Leave it' }).click()
  await mine.getByRole('heading', { name: 'No pending requests' }).waitFor()
  expect(await access().where({ id }).first()).toMatchObject({ status: 'rejected' })
})

test('two browsers change one avatar: both versions are shown, and what was chosen stands', async () => {
  const id = await buildAvatar({ persona: 'A teacher.', greeting: 'Namaste!' })
  const mine = await office.openAs('admin')
  const theirs = await office.openAs('admin')
  await mine.goto(`/admin/avatars/${id}`)
  await mine.getByLabel('Persona').fill('A teacher of physics.')
  await mine.getByLabel('Greeting').fill('Vanakkam!')

  await theirs.goto(`/admin/avatars/${id}`)
  await theirs.getByLabel('Persona').fill('A teacher of mathematics.')
  await theirs.getByLabel('Price in rupees').fill('1500')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await notice(theirs, 'Avatar saved').waitFor()

  await mine.getByRole('button', { name: 'Save' }).click()
  const conflict = mine.getByRole('dialog', { name: 'Somebody changed this avatar meanwhile' })
  await conflict.getByRole('radio', { name: /^Theirs.*mathematics/ }).check()
  await expectNoBarrier(mine)
  await conflict.getByRole('button', { name: 'Save what I chose' }).click()
  await notice(mine, 'Avatar saved').waitFor()
  expect(await avatars().where({ id }).first()).toMatchObject({
    persona: 'A teacher of mathematics.',
    price: 1500,
    greeting: 'Vanakkam!',
  })
})

test('a session that ends in the middle of writing: the text is there after signing in, and is saved', async () => {
  const id = await buildAvatar({ persona: 'A teacher.' })
  const page = await office.openAs('admin')
  await page.goto(`/admin/avatars/${id}`)
  await page.getByLabel('Persona').fill('A patient teacher of physics.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL((url) => url.pathname === '/auth')
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe(`/admin/avatars/${id}`)

  await page.request.post('/api/login', { data: await office.nila.createAccount({ role: 'admin' }) })
  await page.goto(`/admin/avatars/${id}`)
  await page.getByText('What you wrote earlier is back. It is not saved yet.').waitFor()
  expect(await page.getByLabel('Persona').inputValue()).toBe('A patient teacher of physics.')
  await page.getByRole('button', { name: 'Save' }).click()
  await notice(page, 'Avatar saved').waitFor()
  expect(await avatars().where({ id }).first()).toMatchObject({ persona: 'A patient teacher of physics.' })
})

test('a session that ends while the list is read is said on the screen', async () => {
  await ask(await buildAvatar(), ['arjun'])
  const page = await office.openAs('admin')
  await page.goto('/admin/subscriptions')
  await row(page, 'arjun').waitFor()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: 'Log In' }).click()
  await page.waitForURL((url) => url.pathname === '/auth')
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/admin/subscriptions')
})

test.each([320, 720, 920, 1180])('both lists fit into %i px', async (width) => {
  const avatar = await buildAvatar({ name: 'Vyapar Sahayak' })
  await ask(avatar, [`venkatanarasimharajuvaripeta-${width}`], { transactionId: null })
  const page = await office.openAs('admin', { viewport: { width, height: 800 } })
  for (const address of ['/admin/subscriptions', '/admin/subscriptions/all']) {
    await page.goto(address)
    await row(page, 'venkata').waitFor()
    await expectNoBarrier(page)
  }
})

const phone = { viewport: { width: 360, height: 780 } }

test('access and its dialogs are free of barriers', async () => {
  const avatar = await buildAvatar()
  await ask(avatar, [`asha-phone`], { transactionId: null })
  await ask(avatar, [`ravi-phone`], { status: 'active', transactionId: 'RECOVERY-1-20261121' })
  await ask(avatar, [`meena-phone`], { paymentMethod: 'free_access', transactionId: null })
  const page = await office.openAs('admin', phone)
  await page.goto('/admin/subscriptions')
  await row(page, 'asha').waitFor()
  await expectNoBarrier(page)
  for (const [button, title] of [
    ['Approve: asha', 'Approve Avatar Access'],
    ['Reject: asha', 'Reject Avatar Access'],
    ['View details: asha', 'Access Details'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await expectNoBarrier(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.goto('/admin/subscriptions/all')
  await row(page, 'ravi').getByText('Recovered').waitFor()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Fix Transaction IDs' }).click()
  await page.getByRole('dialog', { name: 'Transaction ID Fix Results' }).getByRole('table').waitFor()
  await expectNoBarrier(page)
  expect(office.complaints).toEqual([])
})

test('avatars, their form and its questions are free of barriers', async () => {
  const id = await buildAvatar()
  const page = await office.openAs('admin', phone)
  await page.goto('/admin/avatars')
  await row(page, 'Guru Vidya').waitFor()
  await expectNoBarrier(page)
  await page.goto('/admin/avatars/new')
  await page.getByRole('button', { name: 'Create avatar' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).and(page.locator('[aria-invalid=true]')).waitFor()
  await expectNoBarrier(page)
  await page.goto(`/admin/avatars/${id}`)
  await page.getByLabel('Greeting').fill('Vanakkam!')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Delete avatar' }).click()
  await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor()
  await expectNoBarrier(page)
  expect(office.complaints).toEqual([])
})
