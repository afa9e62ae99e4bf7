import type { ChatCopy } from '@nila/api/contract/copy/chat'
import { createContext, useContext } from 'react'

export type MarkdownWords = ChatCopy['markdown']

/** What every part of an answer may need. */
interface MarkdownContext {
  words: MarkdownWords
  withFormulas: boolean
}

const Context = createContext<MarkdownContext | undefined>(undefined)

export const MarkdownProvider = Context.Provider

export function useMarkdown(): MarkdownContext {
  const context = useContext(Context)
  if (!context) throw new Error('a part of an answer stands outside of one')
  return context
}
