import { useSyncExternalStore } from 'react'

const synthesis = () => (typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis)

function subscribe(look: () => void) {
  // Browsers find their voices late.
  synthesis()?.addEventListener('voiceschanged', look)
  return () => synthesis()?.removeEventListener('voiceschanged', look)
}

/**
 * A voice of this device for a language; undefined where there is none. Voices of other machines are left out: what is read aloud would
 * be sent there. A language in a script of its own ('sd-Deva') needs a voice that names the script.
 */
export function localVoiceOf(
  voices: readonly SpeechSynthesisVoice[],
  tag: string,
): SpeechSynthesisVoice | undefined {
  const [language, script] = tag.split('-')
  return voices.find(({ lang, localService }) => {
    const [spoken, ...rest] = lang.replaceAll('_', '-').split('-')
    return localService && spoken === language && (script === undefined || rest.includes(script))
  })
}

export const useLocalVoice = (tag: string): SpeechSynthesisVoice | undefined =>
  useSyncExternalStore(
    subscribe,
    () => localVoiceOf(synthesis()?.getVoices() ?? [], tag),
    () => undefined,
  )
