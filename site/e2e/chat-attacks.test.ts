import { QUESTION_LENGTH } from '@nila/api/contract/chat-limits'
import { expect, test } from 'vitest'
import { attacks } from '../src/islands/chat/markdown/attacks.ts'
import { answersOf, askAndWait, questionsOf, runChat } from './chatting.ts'

/** Answers with the question, in pieces that cut words and characters: what somebody writes is what a model says. */
const chat = runChat('t0-r0-echo')

/** The attacks as messages of the longest that there may be, so that few are sent. */
function messagesOf(words: string[]): string[] {
  const messages: string[] = []
  for (const attack of words) {
    const joined = `${messages.at(-1) ?? ''}\n\n${attack}`
    if (messages.length > 0 && joined.length < QUESTION_LENGTH / 4) messages[messages.length - 1] = joined
    else messages.push(attack)
  }
  return messages
}

test('more than a hundred attacks, written and answered, run nothing and ask no foreign host', async () => {
  // Nobody can send what cannot be stored.
  const sent = attacks.filter((attack) => !attack.includes('\0'))
  expect(sent.length).toBeGreaterThan(100)
  const { page, context, complaints } = await chat.openChat()
  const origin = new URL(page.url()).origin
  const ran: string[] = []
  const foreign: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith(origin.replace('http', 'ws'))) foreign.push(url)
  })
  context.on('page', (opened) => foreign.push(opened.url()))

  for (const message of messagesOf(sent)) await askAndWait(page, message)
  await page.reload()
  await expect.poll(() => answersOf(page).count()).toBe(messagesOf(sent).length)
  expect(await questionsOf(page).count()).toBe(messagesOf(sent).length)
  // What looks like a link is looked at too, and what is pressed by mistake.
  for (const link of await answersOf(page).getByRole('link').all()) await link.hover({ force: true })
  expect({ ran, foreign, complaints }).toEqual({ ran: [], foreign: [], complaints: [] })
  expect(
    await page.locator('.chat-message :is(script, iframe, object, embed, img, form, base, meta)').count(),
  ).toBe(0)
  const targets = await answersOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
  expect(targets.filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([])
})
