import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from '../../../scripts/toast.ts'
import { useChatPage } from '../page/chat-page.tsx'
import { keepIsOn, keepPersonalWords, readIsOn, readPersonalWords } from './personal-words.ts'
import type { Field, PersonalWords } from './roman-field.ts'

const load = () => import('./roman-field.ts')
type Engine = Awaited<ReturnType<typeof load>>

export interface RomanTyping {
  isOn: boolean
  toggle: () => void
  candidates: readonly string[]
  choose: (candidate: string) => void
  /** What the browser made of the field goes through here. */
  change: (text: string, caret: number, isTyped: boolean) => void
  /** The words as they are sent. */
  finish: () => string
}

/**
 * Roman letters that become Devanagari while somebody types, where that is turned on; the engine is fetched then. It listens to what is put
 * into the field, not to keys: phones do not say which were pressed.
 */
export function useRomanTyping(
  isPossible: boolean,
  text: string,
  write: (text: string) => void,
  area: RefObject<HTMLTextAreaElement | null>,
): RomanTyping {
  const { words, owner } = useChatPage()
  const [isWanted, setIsWanted] = useState(readIsOn)
  const [engine, setEngine] = useState<Engine>()
  const [candidates, setCandidates] = useState<readonly string[]>([])
  const field = useRef<Field>({ text, caret: text.length })
  const personal = useRef<PersonalWords>({})
  /** Where the caret is to be after the words were drawn. */
  const caret = useRef<number>(undefined)
  const isOn = isPossible && isWanted
  const ready = isOn ? engine : undefined

  useEffect(() => {
    if (!isOn) return
    personal.current = readPersonalWords(owner)
    load().then(setEngine, () => {
      setIsWanted(false)
      toast({ title: words.roman.failed, kind: 'danger' })
    })
  }, [isOn, owner, words])

  // Words that came otherwise, such as another draft.
  useEffect(() => {
    if (field.current.text === text) return
    field.current = { text, caret: text.length }
    setCandidates([])
  }, [text])

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function show(next: Field, isMoved: boolean) {
    field.current = next
    if (isMoved) caret.current = next.caret
    setCandidates(ready?.candidatesAt(next, personal.current) ?? [])
    write(next.text)
  }

  function choose(candidate: string) {
    if (!ready) return
    const [next, remembered] = ready.takeChosen(field.current, candidate, personal.current)
    personal.current = remembered
    keepPersonalWords(owner, remembered)
    show(next, true)
  }

  const latest = useRef({ ready, candidates, choose, show })
  latest.current = { ready, candidates, choose, show }
  useEffect(() => {
    const element = area.current
    function intercept(event: InputEvent) {
      const { ready, candidates, choose, show } = latest.current
      if (!ready) return
      const chosen = event.inputType === 'insertText' ? candidates[Number(event.data) - 1] : undefined
      const back = event.inputType === 'deleteContentBackward' ? ready.takeBack(field.current) : undefined
      if (chosen === undefined && !back) return
      event.preventDefault()
      if (chosen !== undefined) choose(chosen)
      else if (back) show(back, true)
    }
    element?.addEventListener('beforeinput', intercept)
    return () => element?.removeEventListener('beforeinput', intercept)
  }, [area])

  return {
    isOn,
    candidates: ready ? candidates : [],
    choose,
    toggle() {
      setIsWanted(!isWanted)
      keepIsOn(!isWanted)
      setCandidates([])
    },
    change(next, at, isTyped) {
      const taken = ready?.take(field.current, next, at, isTyped, personal.current) ?? {
        text: next,
        caret: at,
      }
      show(taken, taken.text !== next)
    },
    finish() {
      const last = ready ? ready.takeLast(field.current, personal.current).text : text
      setCandidates([])
      if (last !== text) write(last)
      return last
    },
  }
}
