import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'

/** Says milliseconds as seconds with a decimal; that there are none as words. */
export function useSeconds(): (milliseconds: number | null) => string {
  const words = useAssistantWords()
  const format = useFormat()
  return (milliseconds) =>
    milliseconds === null
      ? words('usage.notKnown')
      : words('usage.seconds', { seconds: format.decimal(milliseconds / 1000) })
}
