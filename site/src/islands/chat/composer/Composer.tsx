import { QUESTION_LENGTH } from '@nila/api/contract/chat-limits'
import { fill } from '@nila/api/contract/copy/fill'
import type { RefObject, SubmitEvent } from 'react'
import { fillNumbers } from '../../../i18n/format.ts'
import { languageOf, useChatPage } from '../page/chat-page.tsx'
import { IconButton } from '../page/IconButton.tsx'
import { Icon } from '../page/icons.tsx'
import { Dictation } from '../voice/Dictation.tsx'
import { Candidates } from './Candidates.tsx'
import { sendsByEnter } from './sends-by-enter.ts'
import { useRomanTyping } from './use-roman-typing.ts'

interface ComposerProps {
  words: string
  onWrite: (words: string) => void
  /** What answers are in. */
  language: string
  /** Who answers. */
  name: string
  field: RefObject<HTMLTextAreaElement | null>
  isRunning: boolean
  isStopping: boolean
  /** Whether nothing can be sent for now; a note says why. */
  isClosed: boolean
  onSend: (words: string) => void
  onStop: () => void
  onChooseLanguage: () => void
}

/** Where somebody writes. The words belong to the page, which keeps them over whatever happens. */
export function Composer(props: ComposerProps) {
  const {
    words: text,
    onWrite,
    language,
    name,
    field,
    isRunning,
    isStopping,
    isClosed,
    onSend,
    onStop,
  } = props
  const page = useChatPage()
  const { words, format } = page
  const spoken = languageOf(page, language)
  const roman = useRomanTyping(language === 'hi', text, onWrite, field)
  const isTooLong = text.length > QUESTION_LENGTH

  function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    if (isRunning || isClosed || isTooLong || !text.trim()) return
    onSend(roman.finish())
    field.current?.focus()
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      {isTooLong && (
        <p className="field-error" role="alert">
          {fillNumbers(format, words.composer.tooLong, { count: text.length, maximum: QUESTION_LENGTH })}
        </p>
      )}
      <Candidates candidates={roman.candidates} onChoose={roman.choose} />
      <div className="chat-field">
        {/* Grows with its words, up to six lines: the copy behind the field has its height. */}
        <div className="chat-grow" data-words={`${text}\n`}>
          <textarea
            ref={field}
            rows={1}
            // The words' own; while there are none, that of the page, for what stands in their place.
            dir={text ? 'auto' : undefined}
            aria-label={words.composer.label}
            placeholder={fill(words.composer.placeholder, { name })}
            enterKeyHint={sendsByEnter() ? 'send' : 'enter'}
            value={text}
            onChange={({ target, nativeEvent }) => {
              const { inputType } = nativeEvent as InputEvent
              roman.change(target.value, target.selectionStart, inputType !== 'insertFromPaste')
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              if (event.key !== 'Enter' || event.shiftKey || !sendsByEnter()) return
              event.preventDefault()
              submit()
            }}
          />
        </div>
        <div className="chat-tools">
          <button className="chat-language" type="button" onClick={props.onChooseLanguage}>
            <Icon name="language" />
            <span className="visually-hidden">
              {fill(words.composer.language, { language: spoken?.endonym ?? language })}
            </span>
            <span aria-hidden="true" lang={spoken?.tag} dir={spoken?.dir}>
              {spoken?.endonym}
            </span>
          </button>
          {language === 'hi' && (
            <IconButton
              icon="letters"
              label={words.roman.on}
              aria-pressed={roman.isOn}
              aria-describedby="chat-roman-hint"
              onClick={roman.toggle}
            />
          )}
          <Dictation
            language={language}
            onHeard={(heard) => onWrite(text.trim() ? `${text.trimEnd()} ${heard}` : heard)}
          />
          {isRunning ? (
            <IconButton
              key="stop"
              className="chat-send"
              icon="stop"
              label={isStopping ? words.composer.stopping : words.composer.stop}
              aria-busy={isStopping}
              // The second click of a double click on Send is no wish to stop.
              onClick={({ detail }) => detail < 2 && !isStopping && onStop()}
            />
          ) : (
            <IconButton
              key="send"
              className="chat-send"
              icon="send"
              type="submit"
              label={words.composer.send}
              aria-disabled={isClosed || isTooLong || !text.trim()}
            />
          )}
        </div>
      </div>
      {roman.isOn && (
        <p className="chat-hint" id="chat-roman-hint">
          {words.roman.hint}
        </p>
      )}
    </form>
  )
}
