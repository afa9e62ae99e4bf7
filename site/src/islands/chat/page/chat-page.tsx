import type { Answer, ChatLanguageTag } from '@nila/api/contract'
import type { ChatLanguage } from '@nila/api/contract/chat-languages'
import { ApiError } from '@nila/api/contract/client'
import type { ChatCopy } from '@nila/api/contract/copy/chat'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { createContext, useContext } from 'react'
import { problemWords } from '../../../i18n/problem-words.ts'
import type { getChatState } from '../addresses.ts'

export type ChatState = Answer<typeof getChatState>

export type ChatWords = Omit<ChatCopy, 'head' | 'shared'>

/** What the page is built with. */
export interface ChatAppProps {
  words: ChatWords
  problems: ProblemsCopy
  /** The tag that dates and numbers are formatted by. */
  format: string
  /** What can be answered in; here and not from the contract's module, which would bring zod. */
  languages: readonly (ChatLanguage & { tag: ChatLanguageTag; dir: 'ltr' | 'rtl' })[]
  /** The language of the page, in which Nila answers until another is chosen. */
  pageLanguage: ChatLanguageTag
  /** Where pages are in the page's language. */
  hrefs: { chat: string; shared: string; auth: string; register: string; avatars: string; policy: string }
}

/** What every part of the chat may need. */
export interface ChatPage extends ChatAppProps {
  state: ChatState
  changeState: (change: Partial<ChatState>) => void
  /** Who writes, for what is kept in the browser. */
  owner: string
  isSaving: boolean
}

const Page = createContext<ChatPage | undefined>(undefined)

export const ChatPageProvider = Page.Provider

export function useChatPage(): ChatPage {
  const page = useContext(Page)
  if (!page) throw new Error('a part of the chat stands outside of it')
  return page
}

/** What to say of something that failed. */
export const reasonOf = (error: unknown, { problems, format }: Pick<ChatAppProps, 'problems' | 'format'>) =>
  error instanceof ApiError ? problemWords(error, problems, format) : problems.general.internal_error

export const languageOf = ({ languages }: Pick<ChatAppProps, 'languages'>, tag: string) =>
  languages.find((language) => language.tag === tag)

/** The attributes of an element whose words are in a language. */
export function spokenIn(page: Pick<ChatAppProps, 'languages'>, tag: string) {
  const language = languageOf(page, tag)
  return language ? { lang: language.tag, dir: language.dir } : {}
}
