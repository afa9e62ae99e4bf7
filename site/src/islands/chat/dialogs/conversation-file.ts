import type { Answer } from '@nila/api/contract'
import type { ChatCopy } from '@nila/api/contract/copy/chat'
import type { getConversation } from '../addresses.ts'
import { pathOf } from '../state/tree.ts'

type WholeConversation = Answer<typeof getConversation>

export type FileKind = 'text' | 'data'

/** What file systems take, of a title in any script. */
const nameOf = (title: string) =>
  title
    .replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'chat'

/**
 * A conversation as a file: to read, the newest branch as Markdown; for programs, all messages with all that is known of them, as JSON.
 */
export function conversationFile(
  kind: FileKind,
  conversation: WholeConversation,
  words: Pick<ChatCopy['messages'], 'you' | 'assistant'>,
): { name: string; content: string; type: string } {
  const name = nameOf(conversation.title)
  if (kind === 'data')
    return {
      name: `${name}.json`,
      content: `${JSON.stringify(conversation, null, 2)}\n`,
      type: 'application/json',
    }
  const who = conversation.avatar?.name ?? words.assistant
  const parts = pathOf(conversation.messages, {}).map(
    ({ role, content }) => `## ${role === 'user' ? words.you : who}\n\n${content.trim()}\n`,
  )
  return {
    name: `${name}.md`,
    content: [`# ${conversation.title}\n`, ...parts].join('\n'),
    type: 'text/markdown;charset=utf-8',
  }
}
