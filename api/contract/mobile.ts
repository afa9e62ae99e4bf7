import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The release of the mobile app that the pages and the API speak of (spec sections 2 and 3). */
export const mobileRelease = { version: '1.0.0', megabytes: 18, lastUpdated: '2025-04-29' } as const

/** The oldest systems that each of the two mobile pages names; the spec lets both readings stand. */
export const mobileRequirements = {
  '/mobile-app': { android: '7.0', ios: '13.0' },
  '/mobile-apps': { android: '8.0', ios: '14.0' },
} as const

export const getMobileAppInfo = endpoint({
  method: 'GET',
  path: '/mobile/app-info',
  guard: 'public',
  answer: z.strictObject({
    version: z.string(),
    size: z.string().regex(/^\d+ MB$/),
    lastUpdated: z.iso.date(),
  }),
})
