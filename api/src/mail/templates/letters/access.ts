import { button, type LetterWriter, letter, paragraph } from './letter.ts'

export const accessApproved: LetterWriter<'accessApproved'> = ({ username, avatar, expiresAt }, pen) => {
  const { accessApproved: said, labels } = pen.words
  const until = expiresAt === null ? labels.withoutEnd : pen.moment(expiresAt)
  return letter(pen, said, { username, avatar }, [
    {
      kind: 'details',
      rows: [
        { label: labels.avatar, value: avatar },
        { label: labels.accessUntil, value: until },
      ],
    },
    button(said.button, pen.page('/chat')),
  ])
}

export const accessRejected: LetterWriter<'accessRejected'> = ({ username, avatar }, pen) => {
  const said = pen.words.accessRejected
  return letter(pen, said, { username, avatar }, [paragraph(said.again)])
}
