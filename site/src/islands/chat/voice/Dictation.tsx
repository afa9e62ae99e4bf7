import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../../../scripts/toast.ts'
import { ModalDialog } from '../../settings/ModalDialog.tsx'
import { useChatPage } from '../page/chat-page.tsx'
import { IconButton } from '../page/IconButton.tsx'
import { canRecognise, createRecognition, type Recognition } from './speech-recognition.ts'

const AGREED = 'nila_voice_agreed'
const never = () => () => {}

function hasAgreed(): boolean {
  try {
    return localStorage.getItem(AGREED) === '1'
  } catch {
    return false
  }
}

interface DictationProps {
  language: string
  onHeard: (words: string) => void
}

/** Turns speech into words in the field, where the browser can. Nothing is listened to before somebody knows where it may go. */
export function Dictation({ language, onHeard }: DictationProps) {
  const { words } = useChatPage()
  const { voice } = words
  const isPossible = useSyncExternalStore(
    never,
    () => canRecognise(language),
    () => false,
  )
  const [isAsking, setIsAsking] = useState(false)
  const listening = useRef<Recognition>(undefined)
  const [isListening, setIsListening] = useState(false)
  const heard = useRef(onHeard)
  heard.current = onHeard

  useEffect(() => () => listening.current?.abort(), [])

  if (!isPossible) return null

  function listen() {
    const recognition = createRecognition(language)
    if (!recognition) return
    recognition.onresult = ({ resultIndex, results }) => {
      for (let place = resultIndex; place < results.length; place += 1) {
        const result = results[place]
        if (result?.isFinal) heard.current(result[0]?.transcript.trim() ?? '')
      }
    }
    recognition.onerror = ({ error }) => {
      if (error === 'aborted') return
      const said =
        error === 'not-allowed' || error === 'service-not-allowed'
          ? voice.refused
          : error === 'no-speech'
            ? voice.nothingHeard
            : voice.failed
      toast({ title: said, kind: 'danger' })
    }
    recognition.onend = () => setIsListening(false)
    listening.current = recognition
    recognition.start()
    setIsListening(true)
  }

  function press() {
    if (isListening) listening.current?.stop()
    else if (hasAgreed()) listen()
    else setIsAsking(true)
  }

  function agree() {
    try {
      localStorage.setItem(AGREED, '1')
    } catch {}
    setIsAsking(false)
    listen()
  }

  return (
    <>
      <IconButton
        icon="microphone"
        label={isListening ? voice.stopSpeaking : voice.speak}
        aria-pressed={isListening}
        onClick={press}
      />
      <span className="visually-hidden" role="status">
        {isListening ? voice.listening : ''}
      </span>
      {isAsking && (
        <ModalDialog title={voice.noticeTitle} onCancel={() => setIsAsking(false)}>
          <p>{voice.notice}</p>
          <div className="buttons">
            <button className="button button-quiet" type="button" onClick={() => setIsAsking(false)}>
              {words.options.cancel}
            </button>
            <button className="button button-primary" type="button" onClick={agree}>
              {voice.agree}
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  )
}
