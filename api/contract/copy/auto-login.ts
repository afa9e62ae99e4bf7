import { z } from 'zod'
import { pageHead, text } from './kinds.ts'

const words = () => text({ max: 120 })

export const autoLoginCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: words(),
  working: words(),
  success: words(),
  failedStatus: text({ max: 120, help: 'What this device remembered could not be resumed' }),
  failed: words(),
  errorStatus: words(),
  error: words(),
  goToLogin: text({ max: 40 }),
  needsScript: words(),
})
export type AutoLoginCopy = z.infer<typeof autoLoginCopy>
