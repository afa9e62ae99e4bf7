import { z } from 'zod'
import { link, pageHead, text } from './kinds.ts'

const heading = () => text({ max: 80 })
const sentence = () => text({ max: 240 })
const label = (help?: string) => text({ max: 40, ...(help && { help }) })

/** A device on which these pages become an app, and what to do there, in order. */
const installation = z.strictObject({
  title: text({ max: 60 }),
  steps: z
    .array(text({ max: 160 }))
    .min(1)
    .max(5),
})

export const mobileAppCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: heading(),
  lead: sentence(),
  tabs: z.strictObject({
    label: label('Said of the row of tabs by screen readers'),
    preview: label(),
    get: label(),
    about: label(),
  }),
  preview: z.strictObject({
    title: heading(),
    lead: sentence(),
    frame: text({ max: 80, help: 'Said of the page inside the phone by screen readers' }),
    controls: label('Said of the three buttons of the phone by screen readers'),
    back: label(),
    refresh: label(),
    home: label(),
    loading: label(),
    saveData: text({ max: 160, help: 'Shown in place of the preview where the browser saves data' }),
    load: label(),
    nested: text({ max: 160, help: 'Shown in place of the preview inside the preview' }),
    leave: link({ max: 40 }),
    features: z.strictObject({
      title: heading(),
      items: z.array(sentence()).min(1).max(8),
    }),
  }),
  get: z.strictObject({
    title: heading(),
    comingSoon: label('Said of a store that the settings have no link to'),
    android: text({ max: 60 }),
    ios: text({ max: 60 }),
    getAndroid: label('The button that leads to Google Play, where the settings have a link to it'),
    getIos: label('The button that leads to the App Store, where the settings have a link to it'),
    install: z.strictObject({
      title: heading(),
      lead: sentence(),
      android: installation,
      iphone: installation,
      computer: installation,
    }),
  }),
  about: z.strictObject({
    title: heading(),
    body: sentence(),
    version: label(),
    size: label(),
    updated: label(),
    requirements: label(),
    android: text({ max: 60, placeholders: ['version'], help: 'Reads like Android 7.0+' }),
    ios: text({ max: 60, placeholders: ['version'], help: 'Reads like iOS 13.0+' }),
    failed: z.strictObject({ title: label(), body: text({ max: 160 }) }),
  }),
  links: z
    .array(link({ max: 40 }))
    .min(1)
    .max(4),
})
export type MobileAppCopy = z.infer<typeof mobileAppCopy>
