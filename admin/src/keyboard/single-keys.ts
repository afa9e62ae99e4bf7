import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { listCommands } from './commands.ts'

// Where characters are typed, and where they choose an entry: keys belong to these.
const OWN_KEYS = [
  'input:not([type=checkbox]):not([type=radio])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['textbox', 'combobox', 'listbox', 'menu', 'dialog', 'alertdialog'].map((role) => `[role=${role}]`),
].join()

const belongsElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null

/** The character that a key types; by the place of the key where the layout has no Latin letters. */
function characterOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (/^[a-z]$/i.test(key)) return shiftKey ? undefined : key.toLowerCase()
  if (key.length !== 1 || key <= '~') return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return shiftKey ? undefined : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
}

/** Keys that may be held down: they move and change nothing. */
const REPEATABLE = ['j', 'k']

/** Whether single keys do something (WCAG 2.1.4); kept on the device. */
export function useSingleKeys() {
  const [kept, setKept] = useStore<'on' | 'off'>('singleKeys', 'on')
  return [kept === 'on', (isOn: boolean) => setKept(isOn ? 'on' : 'off')] as const
}

/**
 * Runs the command of each single key that is pressed outside of a field, without a modifier.
 * @param isSuspended while something is opening that the next keys are meant for
 */
export function useKeyListener(isSuspended: boolean): void {
  const [isOn] = useSingleKeys()
  useEffect(() => {
    if (!isOn || isSuspended) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event)) return
      const key = characterOf(event)
      if (key === undefined || (event.repeat && !REPEATABLE.includes(key))) return
      const command = listCommands().find(({ keys }) => keys?.includes(key))
      if (command && command.run() !== false) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn, isSuspended])
}
