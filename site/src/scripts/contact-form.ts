import type { FieldProblemCode } from '@nila/api/contract/problems'
import { fillNumbers } from '../i18n/format.ts'
import type { GeneralWords } from '../i18n/problem-words.ts'
import { sendContactMessage } from './addresses.ts'
import { explainRefusal } from './forms/explain-refusal.ts'
import { type PlainForm, plainForm } from './forms/plain-form.ts'
import { formatTag, pageWords, part } from './page-words.ts'
import { client, currentUser } from './session.ts'

/** What the script of /contact says, and the limits of the contract. */
export interface ContactWords {
  sending: string
  sent: string
  failed: string
  counter: string
  nameMaximum: number
  messageLength: { minimum: number; maximum: number }
  problems: GeneralWords & { field: Partial<Record<FieldProblemCode, string>> }
}

const DRAFT = 'contact_draft'
const FIELDS = ['name', 'email', 'message'] as const

// Storage may be forbidden; writing then works without a draft.
function withDraft<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** What is wrong before anything is sent, by the fields' names. */
function faultsOf({ text, input }: PlainForm, words: ContactWords): Record<string, string> {
  const faults: Record<string, string> = {}
  const { nameMaximum, messageLength, problems } = words
  const say = (name: string, code: FieldProblemCode, values: Record<string, number> = {}) => {
    faults[name] = fillNumbers(formatTag(), problems.field[code] ?? '', values)
  }
  const name = text('name').trim()
  if (!name) say('name', 'name_required')
  else if (name.length > nameMaximum) say('name', 'too_long', { maximum: nameMaximum })
  if (!text('email').trim()) say('email', 'email_required')
  else if (input('email').validity.typeMismatch) say('email', 'email_invalid')
  const message = text('message').trim()
  if (!message) say('message', 'message_required')
  else if (message.length < messageLength.minimum) say('message', 'too_short', messageLength)
  else if (message.length > messageLength.maximum) say('message', 'too_long', messageLength)
  return faults
}

/** Sends a message to support. Until it is sent this tab keeps what was written, over a reload and over a failure. */
export function startContactForm(): void {
  const words = pageWords<ContactWords>()
  const element = part<HTMLFormElement>('contact-form')
  const counter = part('counter')
  const success = part('success')
  const failures = { failed: words.failed, error: words.failed }

  const form = plainForm(element, (own) => ({
    sending: words.sending,
    check: () => ({ fields: faultsOf(own, words) }),
    async send() {
      const [name, email, message] = FIELDS.map(own.text) as [string, string, string]
      // What would be typed meanwhile would be neither sent nor kept.
      lock(true)
      await client
        .call(sendContactMessage, { body: { name, email, message, website: own.text('website') } })
        .finally(() => lock(false))
      element.reset()
      withDraft((storage) => storage.removeItem(DRAFT))
      count()
      own.succeed(words.sent)
      success.focus()
    },
    explain: (thrown) => explainRefusal(thrown, element, failures, words.problems),
  }))
  const { input, text } = form

  function lock(isLocked: boolean) {
    for (const name of FIELDS) input(name).readOnly = isLocked
  }

  function count() {
    const { length } = text('message').trim()
    const { maximum } = words.messageLength
    counter.textContent = fillNumbers(formatTag(), words.counter, { count: length, maximum })
    counter.classList.toggle('field-error', length > maximum)
  }
  /** Fills in what nobody has typed into yet. */
  const offer = (values: Partial<Record<string, string | null>>) => {
    for (const name of FIELDS) if (!text(name)) input(name).value = values[name] ?? ''
    count()
  }

  offer(withDraft((storage) => JSON.parse(storage.getItem(DRAFT) ?? '{}')) ?? {})
  element.addEventListener('input', () => {
    const draft = Object.fromEntries(FIELDS.map((name) => [name, text(name)]))
    withDraft((storage) => storage.setItem(DRAFT, JSON.stringify(draft)))
    form.succeed('')
    count()
  })
  currentUser().then(
    (user) => user && offer({ name: user.username, email: user.email }),
    () => {},
  )
  for (const button of element.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false
}
