import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a screen must know of the installation as a whole. */
export const getInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  guard: 'public',
  // Demo data is invented; every screen that shows it says so.
  answer: z.strictObject({ isDemo: z.boolean() }),
})
