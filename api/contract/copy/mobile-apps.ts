import { z } from 'zod'
import { link, pageHead, text } from './kinds.ts'

const heading = () => text({ max: 80 })
const sentence = () => text({ max: 240 })

/** A card for the store that an app is found in, or will be. */
const store = (help: string) =>
  z.strictObject({
    title: text({ max: 60 }),
    body: sentence(),
    getApp: text({
      max: 40,
      help: 'The button that leads to the store, where the settings have a link to it',
    }),
    requirement: text({ max: 80, placeholders: ['version'], help }),
  })

export const mobileAppsCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: heading(),
  lead: sentence(),
  comingSoon: text({ max: 40, help: 'Said of a store that the settings have no link to' }),
  appStore: store('Reads like Requires iOS 14.0+'),
  googlePlay: store('Reads like Requires Android 8.0+'),
  reasons: z.strictObject({
    title: heading(),
    items: z.array(sentence()).min(1).max(8),
  }),
  web: z.strictObject({ title: heading(), body: sentence() }),
  links: z
    .array(link({ max: 40 }))
    .min(1)
    .max(4),
})
export type MobileAppsCopy = z.infer<typeof mobileAppsCopy>
