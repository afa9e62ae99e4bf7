/** What browsers have of the Web Speech API; TypeScript's library does not know it. */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult:
    | ((event: {
        resultIndex: number
        results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
      }) => void)
    | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type RecognitionKind = new () => Recognition

/** Languages that the recognisers of Chrome, Edge and Safari list, with the country that they want named. */
const RECOGNISED: Readonly<Record<string, string>> = {
  en: 'en-IN',
  hi: 'hi-IN',
  bn: 'bn-IN',
  ta: 'ta-IN',
  te: 'te-IN',
  mr: 'mr-IN',
  gu: 'gu-IN',
  kn: 'kn-IN',
  ml: 'ml-IN',
  pa: 'pa-Guru-IN',
  ur: 'ur-IN',
  ne: 'ne-NP',
}

function recognitionOf(): RecognitionKind | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionKind
    webkitSpeechRecognition?: RecognitionKind
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether this browser can turn speech in a language into words. */
export const canRecognise = (tag: string): boolean =>
  recognitionOf() !== undefined && Object.hasOwn(RECOGNISED, tag)

/** What listens in a language that can be recognised. */
export function createRecognition(tag: string): Recognition | undefined {
  const Kind = recognitionOf()
  if (!Kind) return undefined
  const recognition = new Kind()
  recognition.lang = RECOGNISED[tag] ?? tag
  recognition.continuous = true
  recognition.interimResults = false
  return recognition
}
