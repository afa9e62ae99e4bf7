import { button, type LetterWriter, letter, type Pen, paragraph } from './letter.ts'

interface Place {
  ip: string | null
  country?: string | null
  at: string
}

/** Where and when something was done, as far as that is known. */
function placeRows({ ip, country, at }: Place, pen: Pen): { label: string; value: string }[] {
  const { labels } = pen.words
  return [
    ...(ip ? [{ label: labels.networkAddress, value: ip }] : []),
    ...(country ? [{ label: labels.country, value: pen.country(country) }] : []),
    { label: labels.time, value: pen.moment(at) },
  ]
}

export const newDevice: LetterWriter<'newDevice'> = ({ username, browser, ...place }, pen) => {
  const { newDevice: said, labels } = pen.words
  return letter(pen, said, { username }, [
    { kind: 'details', rows: [{ label: labels.browser, value: browser }, ...placeRows(place, pen)] },
    paragraph(said.wasYou),
    paragraph(said.wasNotYou),
    button(said.button, pen.page('/auth')),
  ])
}

export const securityNotice: LetterWriter<'securityNotice'> = ({ username, event, ...place }, pen) => {
  const { securityNotice: said, newDevice: asked } = pen.words
  const notice = said[event]
  const advice = 'advice' in notice ? [notice.advice] : [asked.wasYou, asked.wasNotYou, said.lookThrough]
  return letter(pen, { ...notice, heading: notice.subject, why: said.why }, { username }, [
    { kind: 'details', rows: placeRows(place, pen) },
    ...advice.map((words) => paragraph(words)),
    // Whoever has no account any more has nothing to sign in to.
    ...(event === 'accountDeleted' ? [] : [button(asked.button, pen.page('/auth'))]),
  ])
}

// It goes to every administrator, so the name in it is not the reader's and is not greeted.
export const recovery: LetterWriter<'recovery'> = ({ username, ...place }, pen) => {
  const { recovery: said, labels } = pen.words
  return letter(pen, said, {}, [
    {
      kind: 'details',
      rows: [{ label: labels.username, value: username }, ...placeRows(place, pen)],
    },
    paragraph(said.wasYou),
    paragraph(said.wasNotYou),
    button(said.button, pen.page('/admin')),
  ])
}

// To the other administrators, so the name in it is not the reader's and is not greeted.
export const copyNotice: LetterWriter<'copyNotice'> = ({ username, what, keys, at }, pen) => {
  const { copyNotice: said, recovery, labels } = pen.words
  return letter(pen, { ...said, lead: said[what], why: recovery.why }, {}, [
    {
      kind: 'details',
      rows: [
        { label: labels.username, value: username },
        { label: labels.time, value: pen.moment(at) },
      ],
    },
    { kind: 'quote', text: keys.join('\n') },
    paragraph(said.look),
    button(recovery.button, pen.page('/admin')),
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
