import type { Chance } from './chance.ts'
import type { Person } from './people.ts'
import { between, daysFrom, later } from './times.ts'
import { languages } from './words/index.ts'
import type { Words } from './words/words.ts'

const PENDING = 0
const APPROVED = 1
const REJECTED = 2
/** Spec section 5. */
const CONTENT_MAX = 1000

/** What an administrator rejects: advertising, nonsense, what belongs elsewhere. */
const unfit: readonly (readonly [title: string, content: string])[] = [
  ['CHEAP RECHARGE', 'Cheap recharge offers for all networks!!! Visit our page now and win a phone.'],
  ['asdf', 'asdfgh asdfgh asdfgh asdfgh'],
  ['Loan in 5 minutes', 'Instant loan without documents. Send your details to get the money today.'],
  ['test', 'testing testing 1 2 3'],
  ['मुफ़्त फ़ोन', 'मुफ़्त फ़ोन जीतने के लिए यह संदेश दस लोगों को भेजें और हमारी साइट देखें।'],
  ['வேலை வாய்ப்பு', 'வீட்டில் இருந்தே தினமும் ஐயாயிரம் சம்பாதிக்கலாம், உடனே தொடர்பு கொள்ளுங்கள்.'],
  ['My cricket team', 'We play every Sunday and need two bowlers. Come to the ground near the temple.'],
  ['লটারি', 'আজই টিকিট কিনুন, কাল কোটিপতি হয়ে যান, দেরি করবেন না।'],
]

function ratingOf(chance: Chance): number {
  const drawn = chance.int(1, 100)
  return drawn <= 52 ? 5 : drawn <= 78 ? 4 : drawn <= 88 ? 3 : drawn <= 95 ? 2 : 1
}

/** Sentences that suit the rating, from a single one to as many as a review may hold. */
function contentOf(
  chance: Chance,
  { who, good, bad, close }: Words,
  rating: number,
  complaint: string,
): string {
  const length = chance.int(1, 10)
  const mood = chance.pick(rating >= 4 ? close.good : close.poor)
  if (length === 1) return rating >= 3 ? mood : complaint
  const praise = chance.shuffle(good)
  const blame = [complaint, ...chance.shuffle(bad).filter((sentence) => sentence !== complaint)]
  const few = Math.ceil(length / 3)
  const body =
    {
      5: praise.slice(0, length),
      4: [...praise.slice(0, length), complaint],
      3: [...praise.slice(0, few), ...blame.slice(0, 2)],
    }[rating] ?? blame.slice(0, few)
  const sentences = [chance.pick(who), ...body, mood]
  while (sentences.join(' ').length > CONTENT_MAX) sentences.splice(-2, 1)
  return sentences.join(' ')
}

function reviewOf(chance: Chance, words: Words, isApproved: number) {
  if (isApproved === REJECTED && chance.happens(75)) {
    const [title, content] = chance.pick(unfit)
    return { rating: chance.pick([1, 5, 5]), title, content }
  }
  const rating = ratingOf(chance)
  const { good, fair, poor } = words.titles
  const [title, complaint] =
    rating >= 3
      ? [chance.pick(rating >= 4 ? good : fair), chance.pick(words.bad)]
      : chance.pick([
          [poor.wrong, words.bad[2]],
          [poor.slow, words.bad[1]],
          [poor.other, words.bad[0]],
        ] as const)
  return { rating, title, content: contentOf(chance, words, rating, complaint) }
}

/** 400 reviews, the oldest first: 290 by users, the rest by people whose accounts are gone. */
export function reviews(
  chance: Chance,
  now: Date,
  authors: { id: number; createdAt: Date; words: Person['words'] }[],
) {
  const states = chance.shuffle([
    ...Array.from({ length: 260 }, () => APPROVED),
    ...Array.from({ length: 100 }, () => PENDING),
    ...Array.from({ length: 40 }, () => REJECTED),
  ])
  const writers = chance.shuffle(authors).slice(0, 290)
  return states
    .map((isApproved, place) => {
      const author = writers[place]
      const words = author?.words ?? chance.pick(languages)
      // What waits came lately.
      const earliest = daysFrom(now, isApproved === PENDING ? -20 : -540)
      return {
        userId: author?.id ?? null,
        ...reviewOf(chance, words, isApproved),
        isApproved,
        version: isApproved === PENDING ? 1 : 2,
        createdAt: between(chance, later(earliest, author?.createdAt ?? earliest), now),
      }
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
