import { button, type LetterWriter, letter, type Pen, paragraph, secretButton } from './letter.ts'

/** Asks whose the address is in the same mail: one is read sooner than two. */
export const welcome: LetterWriter<'welcome'> = ({ username, hours }, pen, secrets) => {
  const { welcome: said, emailVerification: asked } = pen.words
  const next =
    hours === undefined
      ? [button(said.button, pen.page('/chat'))]
      : [paragraph(asked.lead, { hours: pen.number(hours) }), secretButton(asked.button, secrets?.link)]
  return letter(pen, said, { username }, [
    { kind: 'details', rows: [{ label: pen.words.labels.username, value: username }] },
    paragraph(said.free),
    ...next,
    paragraph(said.ignore),
  ])
}

/** A link for the browser that asked, and a code for any other. */
const linkAndCode =
  (said: (words: Pen['words']) => Pen['words']['signInLink']): LetterWriter<'signInLink' | 'passwordReset'> =>
  ({ username, minutes }, pen, secrets) => {
    const { button: label, code, ignore, ...rest } = said(pen.words)
    return letter(pen, rest, { username, minutes: pen.number(minutes) }, [
      secretButton(label, secrets?.link),
      paragraph(code),
      { kind: 'code', code: secrets?.code },
      paragraph(ignore),
    ])
  }

export const signInLink = linkAndCode((words) => words.signInLink)

export const passwordReset = linkAndCode((words) => words.passwordReset)

export const emailVerification: LetterWriter<'emailVerification'> = ({ username, hours }, pen, secrets) => {
  const said = pen.words.emailVerification
  return letter(pen, said, { username, hours: pen.number(hours) }, [
    secretButton(said.button, secrets?.link),
    paragraph(said.ignore),
  ])
}
