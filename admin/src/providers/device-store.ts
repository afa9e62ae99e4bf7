import { memoryStore, type Store } from 'react-admin'

// What a person chose for this device. Everything else that react-admin would keep (filters, selections) lives in the
// address or in memory, so that nothing of the work stays behind on a shared computer.
const KEPT = ['locale', 'theme'] as const
const nameOf = (key: string) => `nila_admin_${key}`
const isKept = (key: string) => (KEPT as readonly string[]).includes(key)

function readKept(): Record<string, string> {
  return Object.fromEntries(
    KEPT.map((key) => [key, localStorage.getItem(nameOf(key))] as const).filter(
      (entry): entry is [(typeof KEPT)[number], string] => entry[1] !== null,
    ),
  )
}

const deviceLanguage = () => (navigator.language.startsWith('hi') ? { locale: 'hi' } : {})

/** React-admin's store: language and appearance are kept on the device and survive a logout. */
export function createDeviceStore(): Store {
  const memory = memoryStore({ ...deviceLanguage(), ...readKept() })
  return {
    ...memory,
    setItem(key, value) {
      if (isKept(key)) localStorage.setItem(nameOf(key), String(value))
      memory.setItem(key, value)
    },
    removeItem(key) {
      if (isKept(key)) localStorage.removeItem(nameOf(key))
      memory.removeItem(key)
    },
    reset() {
      const kept = readKept()
      memory.reset()
      for (const [key, value] of Object.entries(kept)) memory.setItem(key, value)
    },
  }
}
