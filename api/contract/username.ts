import { z } from 'zod'

/** What anyone may type; checked before normalising, whose cost grows faster than the text. */
const RAW_MAX_LENGTH = 200
const MAX_LENGTH = 50

// The scripts whose spelling has joiners (ZWNJ, ZWJ) between letters and marks.
const JOINED =
  '\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Arab}'
// A letter or digit first; nothing that shows nothing; '@' is left out so that a name is never mistaken for an e-mail address.
const SHAPE = new RegExp(
  `^(?!\\p{DI})[\\p{L}\\p{N}](?:(?!\\p{DI})[\\p{L}\\p{M}\\p{N} ._-]|(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}]))*$`,
  'u',
)
/** No orthography stacks more; a longer pile runs over its neighbours on the page. */
const PILE_OF_MARKS = /\p{M}{5}/u
/** Scripts whose letters look alike; a name is written in one of them. */
const LOOK_ALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

function isName(name: string): boolean {
  const scripts = LOOK_ALIKES.filter((script) => script.test(name))
  return (
    [...name].length <= MAX_LENGTH && SHAPE.test(name) && !PILE_OF_MARKS.test(name) && scripts.length <= 1
  )
}

/** A username as it is stored: trimmed and NFKC, so that look-alike spellings of one name are one name. */
export const Username = z
  .string('username_required')
  .max(RAW_MAX_LENGTH, { error: 'username_invalid', abort: true })
  .overwrite((name) => name.normalize('NFKC').trim())
  .min(1, { error: 'username_required', abort: true })
  .refine(isName, 'username_invalid')
