import type { ChatLanguageTag, ChatMessage } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { useMemo, useRef, useState } from 'react'
import { client } from '../../../scripts/session.ts'
import { getChatState, rateMessage, setChatPreferences, updateConversation } from '../addresses.ts'
import { conversationAddress } from '../state/address.ts'
import { conversationPlace, editPlace, keepDraft } from '../state/drafts.ts'
import { runningOf } from '../state/thread.ts'
import { pathOf, versionsOf } from '../state/tree.ts'
import { useDraft } from '../state/use-draft.ts'
import { useThread } from '../state/use-thread.ts'
import type { Question } from '../stream/ask.ts'
import type { MessageActs } from '../thread/MessageList.tsx'
import { useChatPage } from './chat-page.tsx'
import type { OpenDialog } from './dialogs.ts'
import { useLostQuestion } from './use-lost-question.ts'

/** Everything that can be done in the chat, and how things stand. */
export function useRoom() {
  const page = useChatPage()
  const { owner, state, changeState, hrefs } = page
  const [dialog, setDialog] = useState<OpenDialog>()
  const [failure, setFailure] = useState<{ error: unknown; isQuestion: boolean }>()
  /** Counts what changes the list of conversations. */
  const [changes, setChanges] = useState(0)
  /** The question that is being changed, until the change was taken. */
  const edited = useRef<number>(undefined)

  async function refreshState() {
    try {
      changeState(await client.call(getChatState, {}))
    } catch {
      // What is shown stays; whoever asks for something is told.
    }
  }

  function refuse(error: unknown, question: Question | undefined) {
    if (question && edited.current === undefined) draft.putBack(question.content)
    edited.current = undefined
    setFailure({ error, isQuestion: question !== undefined })
    if (!(error instanceof ApiError)) return
    if (error.code === 'age_unconfirmed') {
      changeState({ isOfAge: false })
      setDialog({ name: 'age' })
    }
    if (error.code === 'avatar_locked') thread.dispatch({ type: 'avatar-locked' })
    if (error.code === 'guest_limit_reached') changeState({ messagesLeft: 0 })
    // It is being answered in another tab, or came although nobody was told.
    if (question && error.status === 0) remember(question)
    if (error.code === 'answer_under_way' || error.status === 0) void thread.refresh()
  }

  const thread = useThread({
    pace: page.isSaving ? 'slow' : undefined,
    onBegun(conversationId) {
      if (edited.current !== undefined) keepDraft(owner, editPlace(edited.current), '')
      edited.current = undefined
      draft.settle(conversationPlace(conversationId))
      history.replaceState(history.state, '', conversationAddress(hrefs.chat, conversationId))
      setFailure(undefined)
      setChanges((count) => count + 1)
      changeState({ messagesLeft: Math.max(0, state.messagesLeft - 1) })
    },
    onEnded: refreshState,
    onRefused: refuse,
  })
  const { conversation, wanted, messages, choices, avatar } = thread.thread
  const draft = useDraft(owner, conversationPlace(conversation?.id ?? wanted))
  const remember = useLostQuestion(messages, ({ content }) => {
    if (draft.words === content) draft.write('')
    setFailure(undefined)
  })
  const language = conversation?.language ?? state.language ?? page.pageLanguage

  function ask(content: string, parentId: number | null) {
    setFailure(undefined)
    void thread.ask({
      content,
      parentId,
      language,
      ...(conversation ? { conversationId: conversation.id } : avatar && { avatarId: avatar.id }),
    })
  }

  function send(words: string) {
    if (state.isOfAge) take(words)
    else setDialog({ name: 'age' })
  }

  /** Sends what is in the field, of somebody who has said that they may; it is empty where only the notice was agreed to. */
  const sendConfirmed = () => draft.words.trim() && take(draft.words)

  function take(words: string) {
    draft.handOver()
    ask(words, pathOf(messages, choices).at(-1)?.id ?? null)
  }

  async function chooseLanguage(tag: ChatLanguageTag) {
    changeState({ language: tag })
    if (conversation)
      thread.dispatch({ type: 'conversation-changed', id: conversation.id, change: { language: tag } })
    await Promise.all([
      client.call(setChatPreferences, { body: { language: tag } }),
      conversation &&
        client.call(updateConversation, { params: { id: conversation.id }, body: { language: tag } }),
    ])
  }

  async function rate(message: ChatMessage, rating: ChatMessage['rating']) {
    const change = (to: ChatMessage['rating']) =>
      thread.dispatch({ type: 'message-changed', id: message.id, change: { rating: to } })
    change(rating)
    if (rating === 'down') setDialog({ name: 'fault', message })
    try {
      await client.call(rateMessage, { params: { id: message.id }, body: { rating } })
    } catch (error) {
      change(message.rating)
      setFailure({ error, isQuestion: false })
    }
  }

  const latest = useRef({ thread, language, ask, rate })
  latest.current = { thread, language, ask, rate }
  /** The same for good, so that a message is drawn again only where it changes. */
  const acts = useMemo<MessageActs>(
    () => ({
      onEdit(message, words) {
        edited.current = message.id
        latest.current.ask(words, message.parentId)
      },
      onRetry(message) {
        setFailure(undefined)
        void latest.current.thread.retry(message, latest.current.language)
      },
      onRate: (message, rating) => void latest.current.rate(message, rating),
      onReport: (message) => setDialog({ name: 'report', message }),
      onStep(message, by) {
        const versions = versionsOf(latest.current.thread.thread.messages, message)
        const next = versions[versions.findIndex(({ id }) => id === message.id) + by]
        if (next) latest.current.thread.dispatch({ type: 'chosen', message: next })
      },
    }),
    [],
  )

  return {
    ...{ thread, draft, language, acts, send, sendConfirmed, chooseLanguage, refreshState },
    ...{ dialog, setDialog, failure, setFailure, changes, setChanges },
    isRunning: thread.thread.asked !== undefined || runningOf(thread.thread) !== undefined,
  }
}
export type Room = ReturnType<typeof useRoom>
