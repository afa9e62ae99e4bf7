import type { ChatLanguageTag, ChatMessage } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { client } from '../../../scripts/session.ts'
import { getConversation, stopRun } from '../addresses.ts'
import { askAgain, askQuestion, type Pace, type Question } from '../stream/ask.ts'
import { type Followed, followThread } from './follow-thread.ts'
import { newThread, reduceThread, runningOf, type Thread } from './thread.ts'

export interface ThreadEvents {
  pace: Pace
  /** Called once a question or another answer was taken. */
  onBegun: (conversationId: number) => void
  onEnded: () => void
  /** A stream that was refused, or lost for good; a question that was not taken goes back to who asked. */
  onRefused: (error: unknown, question: Question | undefined) => void
}

type Part = Pick<Followed, 'language' | 'known' | 'asking' | 'question'>

/** The open conversation: loading it, asking in it, following answers, stopping them. */
export function useThread(events: ThreadEvents) {
  const [thread, dispatch] = useReducer(reduceThread, undefined, () => newThread())
  const latest = useRef({ thread, events })
  latest.current = { thread, events }

  const acts = useMemo(() => {
    /** The conversation that is open, or about to be. */
    let wanted: number | undefined
    /** What ends the following of an answer, while there is one, and which it is, once that is known. */
    let following: AbortController | undefined
    let followed: number | undefined
    /** Somebody would rather have it stopped, before anybody knows what it is called. */
    let isStopWanted = false
    /** Answers that cannot be followed any more, whatever the conversation says of them. */
    const lost = new Set<number>()

    function leave() {
      following?.abort()
      following = undefined
      followed = undefined
      isStopWanted = false
    }

    async function stopBy(runId: number) {
      try {
        await client.call(stopRun, { params: { id: runId }, body: {} })
      } catch (error) {
        dispatch({ type: 'refused' })
        latest.current.events.onRefused(error, undefined)
      }
    }

    async function follow(part: Part) {
      leave()
      const mine = new AbortController()
      following = mine
      const { signal } = mine
      followed = part.known?.id
      let isBegun = part.known !== undefined
      try {
        await followThread({
          ...part,
          pace: latest.current.events.pace,
          signal,
          dispatch,
          onBegun(conversationId, answerId, runId) {
            isBegun = true
            followed = answerId
            wanted = conversationId
            latest.current.events.onBegun(conversationId)
            if (isStopWanted) void stopBy(runId)
          },
        })
        if (following === mine) following = undefined
        if (!signal.aborted) latest.current.events.onEnded()
      } catch (error) {
        if (signal.aborted) return
        following = undefined
        if (followed !== undefined) lost.add(followed)
        dispatch({ type: 'refused' })
        latest.current.events.onRefused(error, isBegun ? undefined : part.question)
        if (isBegun) void refresh()
      }
    }

    /** Takes what the API knows of a conversation. */
    async function take(id: number) {
      const { messages, ...conversation } = await client.call(getConversation, { params: { id } })
      // Meanwhile another one was opened, or this one was asked in.
      if (wanted !== id || following) return
      dispatch({ type: 'loaded', conversation, messages })
    }

    /** Looks again at what is open, unless an answer is coming anyway; what cannot be had stays as it is. */
    async function refresh() {
      const id = wanted
      if (id === undefined || following) return
      try {
        await take(id)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && wanted === id)
          dispatch({ type: 'load-failed', error })
      }
    }

    return {
      leave,
      refresh,

      /** Picks up an answer that is under way where it is shown: after a reload, from another tab, in another branch. */
      pickUp({ id, run, content, language }: ChatMessage) {
        const isAsking = following !== undefined && followed === undefined
        if (!run || followed === id || isAsking || lost.has(id)) return
        void follow({ known: { id, runId: run.id, place: content.length }, language })
      },

      async open(id: number) {
        leave()
        wanted = id
        dispatch({ type: 'loading', id })
        try {
          await take(id)
        } catch (error) {
          if (wanted === id) dispatch({ type: 'load-failed', error })
        }
      },

      begin(avatar: Thread['avatar'] = null) {
        leave()
        wanted = undefined
        dispatch({ type: 'new', avatar })
      },

      ask(question: Question) {
        dispatch({ type: 'asked', question })
        const { pace } = latest.current.events
        const asking = (signal: AbortSignal) => askQuestion(question, pace, signal)
        return follow({ asking, question, language: question.language })
      },

      retry({ id }: ChatMessage, language: ChatLanguageTag) {
        const { pace } = latest.current.events
        return follow({ asking: (signal) => askAgain(id, language, pace, signal), language })
      },

      stop() {
        dispatch({ type: 'stopping' })
        const run = runningOf(latest.current.thread)?.run
        if (run) void stopBy(run.id)
        else isStopWanted = true
      },
    }
  }, [])

  const running = runningOf(thread)
  useEffect(() => {
    if (running) acts.pickUp(running)
  }, [running, acts])
  useEffect(() => acts.leave, [acts])

  return { thread, dispatch, ...acts }
}
