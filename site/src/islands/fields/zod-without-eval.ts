import { config } from 'zod'

// zod compiles schemas with `new Function` where it may; the pages' policy forbids that and would report the attempt. To be
// imported before the contract's schemas, which look at this when they are made.
config({ jitless: true })
