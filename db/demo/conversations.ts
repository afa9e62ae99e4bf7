import type { Chance } from './chance.ts'
import { daysFrom } from './times.ts'

const MINUTE = 60_000

/** What the demo's user has talked about, in the languages of those who try the demo. */
const exchanges = [
  {
    language: 'en',
    question: 'How do I explain fractions to my ten-year-old?',
    answer:
      'Start with something on the table. Cut a **roti** into four equal parts and eat one: three of four are left, and that is `3/4`.\n\n1. The number below says into how many equal parts it was cut.\n2. The number above says how many of them you have.\n\nThen let the child cut the next one.',
  },
  {
    language: 'hi',
    question: 'दुकान का हिसाब रखने का सबसे आसान तरीका क्या है?',
    answer:
      'हर दिन तीन बातें लिखिए:\n\n- **आया:** आज कितने रुपये मिले\n- **गया:** आज कितना खर्च हुआ\n- **उधार:** किसने कितना बाकी रखा\n\nशाम को पाँच मिनट काफ़ी हैं। महीने के अंत में तीनों को जोड़ लीजिए।',
  },
  {
    language: 'ta',
    question: 'என் மகளுக்கு ஆங்கிலக் கடிதம் எழுத எப்படி உதவுவது?',
    answer:
      'முதலில் அவள் சொல்ல விரும்புவதைத் தமிழில் சொல்லச் சொல்லுங்கள். பிறகு ஒவ்வொரு கருத்தையும் ஒரு சிறிய வாக்கியமாக எழுதட்டும்.\n\n1. யாருக்கு, ஏன் எழுதுகிறாள்?\n2. நடந்தது என்ன?\n3. என்ன வேண்டும்?',
  },
  {
    language: 'ur',
    question: 'امتحان سے پہلے یاد کیسے رکھوں؟',
    answer:
      'ایک سبق پڑھیے، کتاب بند کیجیے، اور اپنے لفظوں میں دہرائیے۔ جو یاد نہ آئے، صرف وہی دوبارہ پڑھیے۔\n\nاگلے دن پھر دہرائیے، اور ایک ہفتے بعد ایک بار اور۔',
  },
  {
    language: 'sat',
    question: 'ᱡᱚᱦᱟᱨ! ᱪᱮᱫ ᱞᱮᱠᱟ ᱢᱮᱱᱟᱢᱟ?',
    answer: 'ᱡᱚᱦᱟᱨ! ᱟᱢ ᱪᱮᱫ ᱵᱟᱰᱟᱭ ᱥᱟᱱᱟᱢ ᱠᱟᱱᱟ?',
  },
] as const

/** The conversations, the oldest first; each with its question and its answer. */
export const conversations = (now: Date) =>
  exchanges.map((exchange, index) => ({
    ...exchange,
    askedAt: new Date(daysFrom(now, index - exchanges.length).getTime()),
    answeredAt: new Date(daysFrom(now, index - exchanges.length).getTime() + MINUTE / 4),
  }))

const DAYS = 30
/** What goes wrong now and then, with how often in a hundred. */
const FAILURES = [
  ['model_busy', 2],
  ['model_timed_out', 1],
] as const
const MODEL = { model: 'demo-model', baseUrl: 'http://127.0.0.1:11434/v1' }

/** What a month of answers took, without what was said; the days grow busier. */
export function runs(chance: Chance, now: Date, userIds: number[]) {
  const rows = []
  for (let day = DAYS; day >= 0; day -= 1) {
    const count = chance.int(4, 10 + (DAYS - day))
    for (let n = 0; n < count; n += 1) {
      const startedAt = new Date(daysFrom(now, -day).getTime() - chance.int(0, 12 * 60) * MINUTE)
      const luck = chance.int(1, 100)
      const failure = FAILURES.find(([, share]) => luck <= share)?.[0] ?? null
      const completionTokens = chance.int(40, 600)
      rows.push({
        userId: chance.pick(userIds),
        kind: 'model',
        status: failure ? 'failed' : 'done',
        failure,
        ...MODEL,
        promptTokens: failure ? null : chance.int(150, 1500),
        completionTokens: failure ? null : completionTokens,
        firstTextMs: failure ? null : chance.int(180, 1400),
        startedAt,
        endedAt: new Date(startedAt.getTime() + completionTokens * 40),
        producer: '00000000-0000-4000-8000-000000000000',
      })
    }
  }
  return rows
}

/** Answers that somebody wants looked at. */
export const reports = (now: Date, userIds: number[]) => [
  {
    userId: userIds[0] ?? null,
    reason: 'wrong',
    note: 'The capital is Dispur.',
    question: 'What is the capital of Assam?',
    answer: 'The capital of Assam is Guwahati.',
    language: 'en',
    model: MODEL.model,
    createdAt: daysFrom(now, -1),
  },
  {
    userId: userIds[1] ?? null,
    reason: 'language',
    note: '',
    question: 'எனக்குத் தமிழில் சொல்லுங்கள்: மழை ஏன் பெய்கிறது?',
    answer: 'Rain falls when water vapour in clouds becomes heavy drops.',
    language: 'ta',
    model: MODEL.model,
    createdAt: daysFrom(now, -2),
  },
  {
    userId: userIds[2] ?? null,
    reason: 'unhelpful',
    note: 'मुझे दाम नहीं, तरीका चाहिए था।',
    question: 'घर पर खाद कैसे बनाऊँ?',
    answer: 'बाज़ार में खाद 300 रुपये की मिलती है।',
    language: 'hi',
    model: MODEL.model,
    createdAt: daysFrom(now, -6),
  },
]
