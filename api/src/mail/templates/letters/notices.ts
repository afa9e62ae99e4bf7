import { button, type LetterWriter, letter, paragraph } from './letter.ts'

export const newDevice: LetterWriter<'newDevice'> = ({ username, browser, ip, at }, pen) => {
  const { newDevice: said, labels } = pen.words
  return letter(pen, said, { username }, [
    {
      kind: 'details',
      rows: [
        { label: labels.browser, value: browser },
        { label: labels.networkAddress, value: ip },
        { label: labels.time, value: pen.moment(at) },
      ],
    },
    paragraph(said.wasYou),
    paragraph(said.wasNotYou),
    button(said.button, pen.page('/auth')),
  ])
}

// It goes to every administrator, so the name in it is not the reader's and is not greeted.
export const recovery: LetterWriter<'recovery'> = ({ username, ip, at }, pen) => {
  const { recovery: said, labels } = pen.words
  return letter(pen, said, {}, [
    {
      kind: 'details',
      rows: [
        { label: labels.username, value: username },
        { label: labels.networkAddress, value: ip },
        { label: labels.time, value: pen.moment(at) },
      ],
    },
    paragraph(said.wasYou),
    paragraph(said.wasNotYou),
    button(said.button, pen.page('/admin')),
  ])
}

export const contact: LetterWriter<'contact'> = ({ name, email, message }, pen) => {
  const { contact: said, labels } = pen.words
  return letter(pen, said, { name }, [
    {
      kind: 'details',
      rows: [
        { label: labels.name, value: name },
        { label: labels.email, value: email },
      ],
    },
    { kind: 'quote', text: message },
    // Escaped, so that an address cannot add recipients; its '@' stays, for those who read the address.
    button(said.button, `mailto:${encodeURIComponent(email).replace('%40', '@')}`),
  ])
}

export const test: LetterWriter<'test'> = ({ kind, at }, pen) => {
  const { test: said, labels } = pen.words
  return letter(pen, said, {}, [
    paragraph(said[kind]),
    { kind: 'details', rows: [{ label: labels.time, value: pen.moment(at) }] },
  ])
}
