import { enAssistant } from './messages/en-assistant.ts'
import { hiAssistant } from './messages/hi-assistant.ts'
import { useLateWords } from './use-late-words.ts'
import type { PathOf } from './use-words.ts'

export type AssistantKey = PathOf<typeof enAssistant>

/** Our own texts on the assistant's screens. */
export const useAssistantWords = () => useLateWords('assistant', enAssistant, hiAssistant)

export type AssistantWords = ReturnType<typeof useAssistantWords>
