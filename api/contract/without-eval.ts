import { config } from 'zod'

// zod compiles schemas of objects with `new Function` where it may; the policy of our pages forbids that, and browsers report the attempt.
// To be imported before the schemas, which look at this when they are made.
config({ jitless: true })
