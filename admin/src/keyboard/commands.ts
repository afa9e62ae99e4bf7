import { type RefObject, useEffect, useRef } from 'react'

/** Something that can be done on the screen as it is, by a key or from the palette. */
export interface Command {
  id: string
  label: string
  /** Single keys that do it: the character, in lower case. */
  keys?: readonly string[]
  /** Other keys that do it and are handled elsewhere; shown in the help. */
  alsoKeys?: readonly string[]
  /** In which part of the palette it stands; it is not in there otherwise. */
  group?: 'screens' | 'actions'
  /** @returns false where there is nothing to do it with, so that the key keeps its meaning */
  run: () => unknown
}

const registered = new Set<RefObject<Command[]>>()

/** The commands of everything that is on the screen. What was added last comes first: a screen goes before its frame. */
export const listCommands = (): Command[] => [...registered].reverse().flatMap(({ current }) => current)

/** Offers commands as long as the component is on the screen. */
export function useCommands(commands: Command[]): void {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    registered.add(latest)
    return () => {
      registered.delete(latest)
    }
  }, [])
}
