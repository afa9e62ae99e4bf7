import { enAnalytics } from './messages/en-analytics.ts'
import { hiAnalytics } from './messages/hi-analytics.ts'
import { useMoreWords } from './use-late-words.ts'

/** Our own texts, those of the figures of visitors among them, in the chosen language. */
export const useAnalyticsWords = () => useMoreWords(enAnalytics, hiAnalytics)
