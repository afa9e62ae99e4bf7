import { createHmac, randomBytes } from 'node:crypto'
import { ACTIVE_SESSIONS_LIMIT, type Heartbeat, PRESENCE_LIMIT } from '@nila/api/contract'
import type { OpenPage } from '@nila/db'
import type { PlaceOf } from '../geo/place-of.ts'
import { cutAddress } from '../http/client-address.ts'

/** What is known of a page that opened a socket; the rest comes with its heartbeats. */
export interface Page extends OpenPage {
  /** The same for all pages of a visitor, and for nobody else. */
  visitor: number
}

/** The pages that are open at this process. Nothing of it can be traced to a person: addresses are cut, visitors told apart by a hash. */
export function createPresence(placeOf: PlaceOf) {
  // Made anew in each process, and known to nothing else: nobody can find out whose a hash is.
  const key = randomBytes(32)
  /** Those that beat, the latest last. */
  const pages = new Set<Page>()
  const pagesOf = new Map<number, number>()

  function leave(page: Page): void {
    if (!pages.delete(page)) return
    const left = (pagesOf.get(page.visitor) ?? 1) - 1
    if (left) pagesOf.set(page.visitor, left)
    else pagesOf.delete(page.visitor)
  }

  return {
    /** A page that counts from its first heartbeat on. */
    open(address: string, userAgent: string): Page {
      const { country, city } = placeOf(address)
      const hash = createHmac('sha256', key).update(`${address} ${userAgent}`).digest()
      return {
        visitor: hash.readUIntBE(0, 6),
        ip: cutAddress(address),
        country,
        city,
        sessionId: '',
        path: '',
        visitDuration: 0,
        lastSeen: 0,
      }
    },

    beat(page: Page, { sessionId, path, visitDuration }: Heartbeat, now = Date.now()): void {
      if (!pages.delete(page)) pagesOf.set(page.visitor, (pagesOf.get(page.visitor) ?? 0) + 1)
      pages.add(page)
      // Words that are as before stay the same object: ten thousand new ones every ten seconds would have to be collected again.
      if (page.sessionId !== sessionId) page.sessionId = sessionId
      if (page.path !== path) page.path = path
      page.visitDuration = visitDuration
      page.lastSeen = now
    },

    leave,

    /** Forgets the pages that have fallen silent. */
    expire(now = Date.now()): void {
      for (const page of pages) {
        if (now - page.lastSeen < PRESENCE_LIMIT) break
        leave(page)
      }
    },

    /** Different visitors, and pages. */
    get users() {
      return pagesOf.size
    },
    get sessions() {
      return pages.size
    },

    /** Those that beat last, the latest first. */
    latest(): OpenPage[] {
      return [...pages]
        .slice(-ACTIVE_SESSIONS_LIMIT)
        .reverse()
        .map(({ visitor, ...page }) => page)
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
