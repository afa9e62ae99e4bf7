import { getChatSettings } from '@nila/api/contract/chat-settings'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../providers/use-call.ts'

export const SETTINGS_KEY = ['chat-settings']

/** The settings of the chat as they are now. */
export function useChatSettings() {
  const call = useCall()
  return useQuery({ queryKey: SETTINGS_KEY, queryFn: () => call(getChatSettings, {}) })
}
