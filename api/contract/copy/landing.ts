import { z } from 'zod'
import { link, pageHead, picture, text } from './kinds.ts'

const heading = () => text({ max: 80 })
const sentence = () => text({ max: 300 })
const button = () => text({ max: 40 })

/** A bubble of the exchange in the hero, in its own language. */
const bubble = z.strictObject({
  speaker: text({ max: 60, help: 'Who speaks, and in which language' }),
  lang: text({ max: 20, help: 'The language tag of the words, such as ta or hi' }),
  words: sentence(),
})

/** One of the six cards. Its icon is drawn by the site. */
const feature = z.strictObject({
  icon: z.enum(['technology', 'languages', 'openSource', 'personal', 'privacy', 'learning']),
  title: heading(),
  body: sentence(),
})

export const landingCopy = z.strictObject({
  head: z.strictObject(pageHead),
  hero: z.strictObject({
    title: heading(),
    lead: sentence(),
    talk: button(),
    claims: z.array(z.strictObject({ figure: text({ max: 8 }), words: text({ max: 40 }) })).length(3),
    exchange: z.strictObject({
      label: text({ max: 80 }),
      person: bubble,
      answer: bubble,
      reading: bubble,
    }),
  }),
  bounceRate: z.strictObject({
    title: heading(),
    body: text({
      max: 300,
      placeholders: ['rate', 'usual'],
      help: 'Seen by whoever the settings name; {rate} reads like 92.2%, {usual} like 40–60%',
    }),
    sample: text({ max: 40, help: 'Marks figures that were not measured' }),
    view: link({ max: 60 }),
    fix: link({ max: 60 }),
  }),
  features: z.strictObject({
    title: heading(),
    lead: sentence(),
    cards: z.array(feature).length(6),
    tryIt: button(),
  }),
  testimonials: z.strictObject({
    title: heading(),
    note: sentence(),
    quotes: z.array(z.strictObject({ words: sentence(), who: text({ max: 60 }) })).length(3),
    getStarted: button(),
    readReviews: button(),
  }),
  support: z.strictObject({
    title: heading(),
    body: text({ max: 600 }),
    picture: picture({ help: 'Shown below the words, if there is one; at least 960 pixels wide looks best' }),
    costs: z.array(z.strictObject({ title: heading(), body: sentence() })).length(3),
    donate: link({ max: 40 }),
    signUpInvitation: sentence(),
    signUp: button(),
  }),
  finalCall: z.strictObject({ title: heading(), lead: sentence(), talk: button(), signUp: button() }),
  loginHelper: z.strictObject({
    open: button(),
    title: text({ max: 40 }),
    description: text({ max: 120 }),
    submit: text({ max: 60, placeholders: ['username'] }),
    submitNobody: button(),
    reset: button(),
    close: button(),
    success: text({ max: 60 }),
  }),
})
export type LandingCopy = z.infer<typeof landingCopy>
