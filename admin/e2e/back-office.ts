import {
  type ContextOptions,
  createVisitors,
  type RunningNila,
  startNila,
  type Visitors,
} from '@nila/api/testing'
import { afterAll, afterEach, beforeAll } from 'vitest'

export type Page = Awaited<ReturnType<Visitors['open']>>

export interface BackOffice {
  nila: RunningNila
  /** A page in a browser of its own: no cookies, no history. What its console complains of is kept in `complaints`. */
  open(options?: ContextOptions): Promise<Page>
  /** The same, signed in with an account of that role. */
  openAs(role: 'user' | 'editor' | 'admin' | 'super_admin', options?: ContextOptions): Promise<Page>
  /** Errors that the browser reported since the test began, failed requests aside, which tests provoke. */
  complaints: string[]
}

/** The real server with the built back office, and a real browser, for the tests of one file. */
export function withBackOffice(options: Parameters<typeof startNila>[0]): BackOffice {
  const office = { complaints: [] } as unknown as BackOffice
  let visitors: Visitors

  beforeAll(async () => {
    office.nila = await startNila(options)
    visitors = await createVisitors(office.nila.url)
  })
  afterEach(async () => {
    await visitors.leave()
    office.complaints.length = 0
  })
  afterAll(async () => {
    await visitors?.close()
    await office.nila?.stop()
  })

  office.open = async (options) => {
    const page = await visitors.open(options)
    page.on('pageerror', ({ message }) => office.complaints.push(message))
    page.on('console', (message) => {
      const isRefusal = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isRefusal) office.complaints.push(message.text())
    })
    return page
  }
  office.openAs = async (role, options) => {
    const page = await office.open(options)
    const data = await office.nila.createAccount({ role })
    const answer = await page.request.post('/api/login', { data })
    if (!answer.ok()) throw new Error(`The test account could not sign in: ${await answer.text()}`)
    return page
  }
  return office
}
