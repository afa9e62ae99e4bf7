import { useListContext } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import { useFormat } from './use-format.ts'

/**
 * How a list's total and the counts of its tabs are said. Under some filters the API counts up to a limit: its figures are then the
 * least that there are, and one that has reached the limit is less than there are.
 */
export function useCountWords() {
  const words = useWords()
  const format = useFormat()
  const { meta } = useListContext()
  const limit: number | undefined = meta?.countsLimit
  return (count: number): string => {
    const figure = format.number(count)
    if (limit === undefined) return figure
    return words(count >= limit ? 'total.more' : 'total.least', { count: figure })
  }
}
