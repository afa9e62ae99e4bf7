import type { ChatMessage } from '@nila/api/contract'
import { useEffect, useRef, useState } from 'react'
import { useChatPage } from '../page/chat-page.tsx'
import { IconButton } from '../page/IconButton.tsx'
import { useLocalVoice } from './use-local-voice.ts'

/** Reads an answer aloud, where the device itself has a voice for its language. */
export function ReadAloud({ message }: { message: ChatMessage }) {
  const { words } = useChatPage()
  const voice = useLocalVoice(message.language)
  const [isReading, setIsReading] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isReading) return
    return () => speechSynthesis.cancel()
  }, [isReading])

  if (!voice) return null

  function read() {
    if (isReading) return setIsReading(false)
    // What is shown, not what was written: nobody wants to hear asterisks.
    const blocks = button.current?.closest('.chat-message')?.querySelectorAll('.chat-words > * > *') ?? []
    const utterance = new SpeechSynthesisUtterance([...blocks].map((block) => block.textContent).join('\n'))
    utterance.voice = voice ?? null
    utterance.lang = voice?.lang ?? message.language
    utterance.onend = () => setIsReading(false)
    utterance.onerror = () => setIsReading(false)
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
    setIsReading(true)
  }

  return (
    <IconButton
      ref={button}
      icon={isReading ? 'stop' : 'speaker'}
      label={isReading ? words.voice.stopReading : words.voice.readAloud}
      onClick={read}
    />
  )
}
