import { useSyncExternalStore } from 'react'

const KEY = 'nila_data_saver'
const changes = new EventTarget()

/** What was chosen here, else what the browser was told for all pages. */
function isSaving(): boolean {
  try {
    const chosen = localStorage.getItem(KEY)
    if (chosen !== null) return chosen === '1'
  } catch {}
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

/** Whether faces are welcome: the class that styles/chat-fonts.css waits for. */
export const applyDataSaver = () => document.documentElement.classList.toggle('fonts', !isSaving())

/** Chooses for this device; says nothing of who uses it. */
export function setDataSaver(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? '1' : '0')
  } catch {}
  applyDataSaver()
  changes.dispatchEvent(new Event('change'))
}

function subscribe(look: () => void) {
  changes.addEventListener('change', look)
  return () => changes.removeEventListener('change', look)
}

export const useDataSaver = (): boolean => useSyncExternalStore(subscribe, isSaving, () => false)
