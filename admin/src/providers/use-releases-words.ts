import { enReleases } from './messages/en-releases.ts'
import { hiReleases } from './messages/hi-releases.ts'
import { useLateWords } from './use-late-words.ts'

/** Our own texts on the screens of the releases. */
export const useReleasesWords = () => useLateWords('releases', enReleases, hiReleases)

export type ReleasesWords = ReturnType<typeof useReleasesWords>
