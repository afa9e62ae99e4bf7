import { as } from './as.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { gu } from './gu.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { mr } from './mr.ts'
import { or } from './or.ts'
import { pa } from './pa.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import { ur } from './ur.ts'
import type { Words } from './words.ts'

/** A language that is named more than once is met more often. */
export const languages: readonly [Words, ...Words[]] = [
  en,
  en,
  en,
  hi,
  hi,
  hi,
  bn,
  bn,
  ta,
  ta,
  te,
  te,
  mr,
  mr,
  gu,
  kn,
  ml,
  pa,
  or,
  as,
  ur,
]
