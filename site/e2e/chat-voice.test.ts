import { setChatPreferences } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { askAndWait, fieldOf, runChat } from './chatting.ts'
import { type Page, signInQuietly } from './visit.ts'

const chat = runChat('t0-r0-echo')

const speak = (page: Page) => page.getByRole('button', { name: 'Speak', exact: true })

/** The chat in a browser that hears 'How far is the moon', and has these voices, with what it was told to say. */
async function openSpeaking(voices: { lang: string; localService: boolean }[] = []) {
  const { page } = await chat.nila.visit('/robots.txt')
  await page.addInitScript((voices) => {
    class Recognition extends EventTarget {
      lang = ''
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        document.documentElement.dataset.heardIn = this.lang
        const result = Object.assign([{ transcript: 'How far is the moon' }], { isFinal: true })
        setTimeout(() => this.onresult?.({ resultIndex: 0, results: [result] }))
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
    speechSynthesis.getVoices = () => kept
    const kept = voices as SpeechSynthesisVoice[]
    window.SpeechSynthesisUtterance = class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    } as never
    speechSynthesis.speak = (utterance) => {
      document.documentElement.dataset.said = utterance.text
    }
  }, voices)
  const account = await chat.nila.createAccount()
  const agent = await chat.nila.agentOf(account)
  await agent.call(setChatPreferences, { body: { isOfAge: true } })
  await signInQuietly(page, account)
  await page.goto('/chat')
  return page
}

test('before the first word is listened to it is said where speech may go, and asked only once', async () => {
  const page = await openSpeaking()
  await fieldOf(page).fill('Tell me:')
  await speak(page).click()
  const dialog = page.getByRole('dialog', { name: 'Before you speak' })
  await dialog.getByText('it may send your voice to the company that makes the browser').waitFor()
  expect(await page.getAttribute('html', 'data-heard-in')).toBeNull()
  await dialog.getByRole('button', { name: 'I understand, begin' }).click()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('Tell me: How far is the moon')
  expect(await page.getAttribute('html', 'data-heard-in')).toBe('en-IN')
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await fieldOf(page).fill('')
  await speak(page).click()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('How far is the moon')
})

test('nobody is offered to speak a language that no browser hears', async () => {
  const page = await openSpeaking()
  await speak(page).waitFor()
  await page.getByRole('button', { name: /^Answers in/ }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Santali')
  await page.getByRole('dialog').getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Answers in ᱥᱟᱱᱛᱟᱲᱤ' }).waitFor()
  expect(await speak(page).count()).toBe(0)
})

test('an answer is read aloud by a voice of the device, without its marks', async () => {
  const page = await openSpeaking([{ lang: 'en-IN', localService: true }])
  await askAndWait(page, 'The **moon**\n\n- is far')
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(() => page.getAttribute('html', 'data-said')).toMatch(/^The moon\s+is far$/)
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await page.getByRole('button', { name: 'Read aloud' }).waitFor()
})

test('where only voices of other machines speak the language, nothing is offered', async () => {
  const page = await openSpeaking([
    { lang: 'en-IN', localService: false },
    { lang: 'fr-FR', localService: true },
  ])
  await askAndWait(page, 'Silence')
  expect(await page.getByRole('button', { name: 'Read aloud' }).count()).toBe(0)
})
