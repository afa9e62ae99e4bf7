import { useAnalyticsWords } from '../providers/use-analytics-words.ts'

/** Spec section 9: seconds under 60, then minutes and seconds, then hours and minutes. */
export function useDurationWords(): (seconds: number) => string {
  const words = useAnalyticsWords()
  return (value) => {
    const seconds = Math.round(value)
    if (seconds < 60) return words('analytics.seconds', { seconds })
    const minutes = Math.floor(seconds / 60)
    if (minutes < 60) return words('analytics.minutes', { minutes, seconds: seconds % 60 })
    return words('analytics.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
}
