import { enAvatars } from './messages/en-avatars.ts'
import { hiAvatars } from './messages/hi-avatars.ts'
import { useMoreWords } from './use-late-words.ts'

/** Our own texts, those on the screen of the avatars among them, in the chosen language. */
export const useAvatarWords = () => useMoreWords(enAvatars, hiAvatars)
