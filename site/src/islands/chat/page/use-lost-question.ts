import type { ChatMessage } from '@nila/api/contract'
import { useEffect, useRef } from 'react'
import type { Question } from '../stream/ask.ts'

const countOf = (messages: readonly ChatMessage[], { parentId, content }: Question) =>
  messages.filter(
    (message) => message.role === 'user' && message.parentId === parentId && message.content === content,
  ).length

/**
 * A question whose answer never began for us may have been taken all the same. Where the conversation turns out to have it, `onFound` is
 * told, so that nobody asks it twice.
 * @returns what remembers a question whose fate nobody knows
 */
export function useLostQuestion(messages: readonly ChatMessage[], onFound: (question: Question) => void) {
  const lost = useRef<{ question: Question; known: number }>(undefined)
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    if (!lost.current) return
    const { question, known } = lost.current
    if (countOf(messages, question) <= known) return
    lost.current = undefined
    found.current(question)
  }, [messages])

  return (question: Question) => {
    lost.current = { question, known: countOf(messages, question) }
  }
}
