import type { ChatLanguage, ChatScript } from '@nila/api/contract/chat-languages'

const letters: Record<ChatScript, RegExp> = {
  Latn: /\p{Script=Latin}/u,
  Deva: /\p{Script=Devanagari}/u,
  Beng: /\p{Script=Bengali}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Knda: /\p{Script=Kannada}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Orya: /\p{Script=Oriya}/u,
  Arab: /\p{Script=Arabic}/u,
  Olck: /\p{Script=Ol_Chiki}/u,
  Mtei: /\p{Script=Meetei_Mayek}/u,
}

/**
 * The language of what a person wrote: the one they are answered in where it has its letters. Latin letters may be anything, and are read
 * out best as English; of other letters nothing is known.
 */
export function writtenIn(words: string, language: ChatLanguage | undefined): string {
  if (language && letters[language.script].test(words)) return language.tag
  return letters.Latn.test(words) ? 'en' : ''
}
