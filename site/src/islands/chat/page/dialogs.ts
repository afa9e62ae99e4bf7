import type { ChatMessage, Conversation } from '@nila/api/contract'

/** The dialog that is open. */
export type OpenDialog =
  | { name: 'history' }
  | { name: 'languages' }
  | { name: 'avatars' }
  | { name: 'preferences' }
  | { name: 'age' }
  | { name: 'options'; conversation: Conversation }
  | { name: 'fault'; message: ChatMessage }
  | { name: 'report'; message: ChatMessage }
