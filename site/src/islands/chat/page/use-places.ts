import { ApiError } from '@nila/api/contract/client'
import { useCallback, useEffect, useRef } from 'react'
import { client } from '../../../scripts/session.ts'
import { claimGuestConversations, listChatAvatars } from '../addresses.ts'
import { avatarInAddress, conversationAddress, conversationInAddress } from '../state/address.ts'
import type { Thread } from '../state/thread.ts'
import { useChatPage } from './chat-page.tsx'
import type { Room } from './use-room.ts'

/** Which conversation is open, in step with the page's address and the browser's way back. */
export function usePlaces({ thread, setDialog, setFailure, setChanges, refreshState }: Room) {
  const { hrefs, state, changeState } = useChatPage()
  const { open, begin, refresh } = thread
  const { conversation, state: loading, error } = thread.thread

  const openConversation = useCallback(
    (id: number) => {
      history.pushState(null, '', conversationAddress(hrefs.chat, id))
      setDialog(undefined)
      setFailure(undefined)
      void open(id)
    },
    [hrefs.chat, open, setDialog, setFailure],
  )

  const beginConversation = useCallback(
    (avatar: Thread['avatar'] = null) => {
      if (conversationInAddress() !== undefined || avatarInAddress() !== undefined)
        history.pushState(null, '', hrefs.chat)
      setDialog(undefined)
      setFailure(undefined)
      begin(avatar)
    },
    [hrefs.chat, begin, setDialog, setFailure],
  )

  const claim = useCallback(async () => {
    await client.call(claimGuestConversations, { body: {} })
    changeState({ guestConversations: 0 })
    setChanges((count) => count + 1)
  }, [changeState, setChanges])

  // What the address asks for when the page is opened, and whenever the browser goes back or on.
  useEffect(() => {
    async function beginWith(avatarId: number) {
      const avatar = (await client.call(listChatAvatars, {})).find(({ id }) => id === avatarId)
      if (avatar) begin(avatar)
      else setDialog({ name: 'avatars' })
    }
    function look() {
      const id = conversationInAddress()
      const avatarId = avatarInAddress()
      if (id !== undefined) void open(id)
      else if (avatarId === undefined) begin()
      else beginWith(avatarId).catch(() => setDialog({ name: 'avatars' }))
    }
    look()
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [open, begin, setDialog])

  // Another tab or device may have gone on with it.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      void refresh()
      void refreshState()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  })

  // A guest who signed in to go on with this conversation gets it with the others.
  const hasClaimed = useRef(false)
  const isMissing = loading === 'failed' && error instanceof ApiError && error.status === 404
  useEffect(() => {
    const id = conversationInAddress()
    if (!isMissing || id === undefined || state.guestConversations === 0 || hasClaimed.current) return
    hasClaimed.current = true
    claim().then(
      () => open(id),
      (reason) => setFailure({ error: reason, isQuestion: false }),
    )
  }, [isMissing, state.guestConversations, claim, open, setFailure])

  const plainTitle = useRef('')
  useEffect(() => {
    plainTitle.current ||= document.title
    document.title = conversation ? `${conversation.title} – Nila` : plainTitle.current
  }, [conversation])

  return { openConversation, beginConversation, claim }
}
