import type { ChatMessage } from '@nila/api/contract'

/** Which version is shown below each message, by that message's id; 0 stands for the beginning. */
export type Choices = Readonly<Record<number, number>>

const keyOf = (parentId: number | null) => parentId ?? 0

/** The versions of a message, itself included, in the order in which they came. */
export const versionsOf = (
  messages: readonly ChatMessage[],
  { parentId, role }: ChatMessage,
): ChatMessage[] => messages.filter((other) => other.parentId === parentId && other.role === role)

/** Which of how many versions a message is. Two numbers, so that what shows them is drawn again only where they change. */
export function versionOf(messages: readonly ChatMessage[], message: ChatMessage) {
  const versions = versionsOf(messages, message)
  return { place: versions.findIndex(({ id }) => id === message.id), count: versions.length }
}

/** The messages that are shown: from the beginning, below each the version that was chosen, else the newest. */
export function pathOf(messages: readonly ChatMessage[], choices: Choices): ChatMessage[] {
  const children = new Map<number, ChatMessage[]>()
  for (const message of messages) {
    const key = keyOf(message.parentId)
    children.set(key, [...(children.get(key) ?? []), message])
  }
  const path: ChatMessage[] = []
  for (let parent: number | undefined = 0; parent !== undefined; ) {
    const versions: ChatMessage[] = children.get(parent) ?? []
    const shown: ChatMessage | undefined =
      versions.find(({ id }) => id === choices[parent as number]) ?? versions.at(-1)
    if (shown) path.push(shown)
    parent = shown?.id
  }
  return path
}

export const choose = (
  choices: Choices,
  { parentId, id }: Pick<ChatMessage, 'parentId' | 'id'>,
): Choices => ({
  ...choices,
  [keyOf(parentId)]: id,
})
