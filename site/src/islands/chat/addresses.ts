import type * as contract from '@nila/api/contract'
import { address, listAddress } from '../../scripts/addresses.ts'

// As in scripts/addresses.ts: the descriptors would bring zod, a fifth of what this page may weigh.
export { getChatState } from '../../scripts/addresses.ts'

export const setChatPreferences = address<typeof contract.setChatPreferences>({
  method: 'PATCH',
  path: '/chat/preferences',
  guard: 'public',
})
export const listChatAvatars = address<typeof contract.listChatAvatars>({
  method: 'GET',
  path: '/chat/avatars',
  guard: 'user',
})
export const listAvatars = listAddress<typeof contract.listAvatars>({ path: '/avatars', guard: 'public' })
export const listConversations = listAddress<typeof contract.listConversations>({
  path: '/chat/conversations',
  guard: 'public',
})
export const getConversation = address<typeof contract.getConversation>({
  method: 'GET',
  path: '/chat/conversations/:id',
  guard: 'public',
})
export const updateConversation = address<typeof contract.updateConversation>({
  method: 'PATCH',
  path: '/chat/conversations/:id',
  guard: 'public',
})
export const deleteConversation = address<typeof contract.deleteConversation>({
  method: 'DELETE',
  path: '/chat/conversations/:id',
  guard: 'public',
})
export const deleteConversations = address<typeof contract.deleteConversations>({
  method: 'DELETE',
  path: '/chat/conversations',
  guard: 'public',
})
export const claimGuestConversations = address<typeof contract.claimGuestConversations>({
  method: 'POST',
  path: '/chat/guest-conversations/claim',
  guard: 'user',
})
export const stopRun = address<typeof contract.stopRun>({
  method: 'POST',
  path: '/chat/runs/:id/stop',
  guard: 'public',
})
export const rateMessage = address<typeof contract.rateMessage>({
  method: 'PUT',
  path: '/chat/messages/:id/rating',
  guard: 'public',
})
export const reportMessage = address<typeof contract.reportMessage>({
  method: 'POST',
  path: '/chat/messages/:id/report',
  guard: 'public',
})
export const shareConversation = address<typeof contract.shareConversation>({
  method: 'POST',
  path: '/chat/conversations/:id/share',
  guard: 'user',
})
export const unshareConversation = address<typeof contract.unshareConversation>({
  method: 'DELETE',
  path: '/chat/conversations/:id/share',
  guard: 'user',
})
export const readSharedConversation = address<typeof contract.readSharedConversation>({
  method: 'POST',
  path: '/chat/shared',
  guard: 'public',
})
