import { isLocale, localeOf, localHref } from '@nila/api/contract'
import type { ChatLanguageTag } from '@nila/api/contract/chat-languages'
import type { HelpPassage } from '@nila/api/contract/help-passages'
import type { Services } from '../services.ts'
import { findPassages } from './find-passages.ts'
import { helpWords, inEnglish } from './words.ts'

export interface HelpQuestion {
  /** What is answered in. */
  language: ChatLanguageTag
  question: string
}

export interface HelpAnswer {
  /** Markdown; its links are whole addresses. */
  text: string
  /** What it quotes. */
  passages: HelpPassage[]
}

/** Words as Markdown that shows them as they are. */
const plain = (words: string): string =>
  words.replace(/[\\`*_[\]<>~$|]|^[#+-]/g, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2')

/** Answers in the place of a model, with what the site itself says, and says that no model is connected. */
export async function composeHelpAnswer(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { language, question }: HelpQuestion,
): Promise<HelpAnswer> {
  const locale = localeOf(language)
  const words = helpWords[language]
  const link = (label: string, path: string) => `[${plain(label)}](${config.publicUrl}${path})`
  const quote = ({ path, title, heading, text }: HelpPassage) => {
    const page = title === heading ? '' : ` – ${plain(title)}`
    return `**${link(heading, path)}**${page}\n\n> ${plain(text)}`
  }
  const passages = await findPassages(db, locale, question)
  if (!passages.length) {
    const text = [
      `${words.noModel} ${words.nothing}`,
      link(words.contact, localHref(locale, '/contact')),
    ].join('\n\n')
    return { text, passages }
  }
  const mark = isLocale(language) ? '' : ` ${inEnglish[language]}`
  const opening = `${words.noModel}${mark} ${words.found}`
  return { text: [opening, ...passages.map(quote)].join('\n\n'), passages }
}
