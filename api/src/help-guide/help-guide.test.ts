import { type ChatLanguageTag, chatLanguages } from '@nila/api/contract/chat-languages'
import type { HelpPassage as Quotable } from '@nila/api/contract/help-passages'
import { HelpPassage } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { readConfig } from '../config.ts'
import { composeHelpAnswer } from './compose-help-answer.ts'
import { replacePassages } from './replace-passages.ts'
import { helpWords, inEnglish } from './words.ts'

const api = useApi()

const DONATING: Quotable = {
  locale: 'en',
  place: 'donate.lead',
  path: '/donate',
  title: 'Donate',
  heading: 'Donate',
  text: 'Nila is free to use and stays so.',
}
const PASSAGES: Quotable[] = [
  DONATING,
  {
    ...{ locale: 'en', place: 'settings.deletion', path: '/settings#deletion', title: 'Settings' },
    ...{ heading: 'Delete [my] account', text: '1. Your *account* is deleted <at once>.' },
  },
  {
    ...{ locale: 'hi', place: 'donate.lead', path: '/hi/donate', title: 'दान करें', heading: 'दान करें' },
    text: 'Nila का इस्तेमाल मुफ़्त है और मुफ़्त ही रहेगा।',
  },
  {
    ...{ locale: 'hi', place: 'settings.deletion', path: '/hi/settings#deletion', title: 'सेटिंग' },
    ...{ heading: 'मेरा खाता मिटाएँ', text: 'आपका खाता तुरंत मिट जाता है।' },
  },
]

const answer = (language: ChatLanguageTag, question: string) =>
  composeHelpAnswer(
    { db: api.database.db, config: { ...readConfig({}), publicUrl: 'https://nila.example' } },
    { language, question },
  )
const rows = () => HelpPassage.query().orderBy(['locale', 'place'])

describe('the help guide', () => {
  test('says that no model is connected, and quotes the page in the language of the answer', async () => {
    await replacePassages(PASSAGES)
    const { text, passages } = await answer('hi', 'क्या यह मुफ्त है?')
    expect(text).toBe(
      `${helpWords.hi.noModel} ${helpWords.hi.found}\n\n**[दान करें](https://nila.example/hi/donate)**\n\n> Nila का इस्तेमाल मुफ़्त है और मुफ़्त ही रहेगा।`,
    )
    expect(passages).toEqual([PASSAGES[2]])
  })

  test('shows words of a page as they are, whatever Markdown would make of them', async () => {
    await replacePassages(PASSAGES)
    const { text } = await answer('en', 'How do I delete my account?')
    expect(text).toContain('**[Delete \\[my\\] account](https://nila.example/settings#deletion)** – Settings')
    expect(text).toContain('> 1\\. Your \\*account\\* is deleted \\<at once\\>.')
  })

  test('quotes English for a language that the site does not have, and says so', async () => {
    await replacePassages(PASSAGES)
    const santali = await answer('sat', 'Is it free?')
    expect(santali.text).toContain(`${helpWords.sat.noModel} ${inEnglish.sat} ${helpWords.sat.found}`)
    expect(santali.passages).toEqual([DONATING])
    // Asked in Devanagari: found by what Maithili shares with Hindi.
    const maithili = await answer('mai', 'की ई मुफ्त अछि?')
    expect(maithili.text).toContain(inEnglish.mai)
    expect(maithili.passages).toEqual([DONATING])
  })

  test.each([
    'What is the capital of France?',
    'क्या हाल है?',
    'paise lagte hain kya',
    '',
    '…',
    "\\ %_ :x ? ';--",
  ])('says that nothing fits %j, and where to write to', async (question) => {
    await replacePassages(PASSAGES)
    const { text, passages } = await answer('hi', question)
    expect(passages).toEqual([])
    expect(text).toBe(
      `${helpWords.hi.noModel} ${helpWords.hi.nothing}\n\n[हमें लिखें](https://nila.example/hi/contact)`,
    )
  })

  test('answers a whole letter that is pasted, and before any release is there', async () => {
    await replacePassages(PASSAGES)
    expect((await answer('en', 'lorem ipsum dolor '.repeat(2000))).passages).toEqual([])
    await replacePassages([])
    expect((await answer('en', 'Is it free?')).text).toContain(helpWords.en.nothing)
  })
})

describe('the passages of a release', () => {
  test('take the place of all of the release before', async () => {
    await replacePassages(PASSAGES)
    const next = { ...DONATING, text: 'It costs nothing.' }
    await replacePassages([next])
    expect(await rows()).toMatchObject([next])
  })

  test('are not written again where they are there already', async () => {
    await replacePassages(PASSAGES)
    const versions = () =>
      api.database.db('help_passages').select(api.database.db.raw('xmin::text')).orderBy('place')
    const before = await versions()
    await replacePassages(PASSAGES)
    expect(await versions()).toEqual(before)
  })

  test('are one release when instances with different ones start at once', async () => {
    const next = PASSAGES.map((passage) => ({ ...passage, text: `${passage.text} New.` }))
    await Promise.all([PASSAGES, next, PASSAGES, next].map((passages) => replacePassages(passages)))
    const written = await rows()
    expect(written).toHaveLength(PASSAGES.length)
    expect(new Set(written.map(({ release }) => release)).size).toBe(1)
  })

  test('are put in by every start after they were lost, as by a restore', async () => {
    await replacePassages(PASSAGES)
    await HelpPassage.query().delete()
    await replacePassages(PASSAGES)
    expect(await rows()).toHaveLength(PASSAGES.length)
  })
})

describe('the words of the guide', () => {
  const others: Partial<Record<ChatLanguageTag, string>> = inEnglish

  test.each(chatLanguages.map(({ tag, script }) => [tag, script] as const))(
    'in %s are there, all in %s letters but for names',
    (tag, script) => {
      const foreign = new RegExp(`(?!\\p{Script=${script}})\\p{L}`, 'u')
      for (const text of [...Object.values(helpWords[tag]), ...(others[tag] ? [others[tag]] : [])]) {
        const own = text.replace(/\b(AI|Nila)\b/g, '')
        expect(own).toMatch(new RegExp(`\\p{Script=${script}}{2}`, 'u'))
        expect(own).not.toMatch(foreign)
      }
    },
  )

  test('are another sentence in each language', () => {
    const openings = Object.values(helpWords).map(({ noModel }) => noModel)
    expect(openings).toHaveLength(36)
    expect(new Set(openings).size).toBe(36)
    expect(new Set(Object.values(inEnglish)).size).toBe(36 - 13)
  })
})
