import { enCopy } from './messages/en-copy.ts'
import { hiCopy } from './messages/hi-copy.ts'
import { useLateWords } from './use-late-words.ts'

/** Our own texts on the screen of the copy, in the chosen language. */
export const useCopyWords = () => useLateWords('copy', enCopy, hiCopy)

export type CopyWords = ReturnType<typeof useCopyWords>
