import { useLocale, useTranslate } from 'react-admin'
import { enAssistant } from './messages/en-assistant.ts'
import { hiAssistant } from './messages/hi-assistant.ts'
import type { PathOf } from './use-words.ts'

export type AssistantKey = PathOf<typeof enAssistant>
type Tree = { readonly [name: string]: string | Tree }

/** The text at an address such as `models.title`. */
function phraseAt(words: Tree, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
      words,
    )
  return typeof found === 'string' ? found : key
}

/** Our own texts on the assistant's screens, in the chosen language: they are loaded with those, and not with the rest. */
export function useAssistantWords() {
  const translate = useTranslate()
  const words: Tree = useLocale() === 'hi' ? hiAssistant : enAssistant
  // What the provider does not know it says in the words that it is given, which it fills as its own.
  return (key: AssistantKey, values?: Record<string, unknown>): string =>
    translate(`assistant.${key}`, { product: translate('product'), ...values, _: phraseAt(words, key) })
}

export type AssistantWords = ReturnType<typeof useAssistantWords>
