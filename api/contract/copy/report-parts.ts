import { z } from 'zod'
import { text } from './kinds.ts'

export const label = (placeholders: readonly string[] = []) => text({ max: 60, placeholders })
export const sentence = (placeholders: readonly string[] = []) => text({ max: 300, placeholders })

/** What a report says of its figures to all but administrators, for whom they are measured. */
export const sample = z.strictObject({
  label: text({ max: 40, help: 'Marks figures that were not measured' }),
  note: sentence(),
})

/** What it says of them to administrators. */
export const measured = z.strictObject({
  label: label(['days']),
  note: sentence(),
  loading: label(),
  failed: sentence(),
  retry: label(),
  tooFew: text({ max: 60, help: 'Stands where a figure would, while it is not known' }),
})

/** The days that an administrator chooses figures of. */
export const range = {
  label: label(),
  option: label(['days']),
  measured: text({ max: 300, help: 'Said of the ranges to administrators' }),
}

/** The links to where visits are measured. */
export const nextSteps = z.strictObject({
  title: label(),
  body: sentence(),
  analytics: label(),
  tracker: label(),
  newTab: text({ max: 60, help: 'Said of these links by screen readers' }),
})
