import { Box } from '@mui/material'
import { alpha, useTheme } from '@mui/material/styles'
import type { FocusEvent, KeyboardEvent } from 'react'
import { DOT_SIZE } from '../../world-map/grid.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { type CountryVisitors, useCountryWords } from './use-country-words.ts'
import { countries } from './world-dots.ts'

/** Lines of no length with round ends. */
export const DOTS = { fill: 'none', strokeWidth: DOT_SIZE, strokeLinecap: 'round' } as const

/** How strong the colour of a country is: the strongest has the most visitors. */
export const STRENGTHS = [0.5, 0.62, 0.74, 0.87, 1]
/** Roots tell small figures from each other where one country has most of all visitors. */
const strengthOf = (count: number, most: number) =>
  STRENGTHS[Math.ceil(Math.sqrt(count / most) * STRENGTHS.length) - 1] ?? 1

interface CountryOptionsProps {
  /** Most first. */
  visitors: readonly CountryVisitors[]
  chosen: string | undefined
  focused: string | undefined
  /** The country that stands out. */
  marked: string | undefined
  onFocus: (code: string | undefined) => void
  onChoose: (code: string) => void
}

/** The countries of the map that have visitors: one stop of the Tab key, arrow keys go through them, Enter chooses one. */
export function CountryOptions(props: CountryOptionsProps) {
  const { visitors, chosen, focused, marked, onFocus, onChoose } = props
  const words = useAnalyticsWords()
  const describe = useCountryWords()
  const { palette } = useTheme()
  const most = visitors[0]?.visitorCount ?? 1
  const isHere = (code: string | undefined) => visitors.some((visitor) => visitor.code === code)
  const stop = [focused, chosen].find(isHere) ?? visitors[0]?.code

  function onKeyDown(event: KeyboardEvent<SVGElement>, code: string) {
    const option = event.currentTarget
    const next: Partial<Record<string, Element | null | undefined>> = {
      ArrowRight: option.nextElementSibling,
      ArrowDown: option.nextElementSibling,
      ArrowLeft: option.previousElementSibling,
      ArrowUp: option.previousElementSibling,
      Home: option.parentElement?.firstElementChild,
      End: option.parentElement?.lastElementChild,
    }
    if (event.key in next) (next[event.key] as SVGElement | null | undefined)?.focus()
    else if (event.key === 'Enter' || event.key === ' ') onChoose(code)
    else if (event.key === 'Escape') onFocus(undefined)
    else return
    event.preventDefault()
  }

  return (
    <Box
      component="g"
      role="listbox"
      aria-label={words('analytics.mapKeys')}
      // The focus has a ring of its own, which the map draws.
      sx={{ ...DOTS, '& path': { outline: 0 } }}
    >
      {visitors.map((visitor) => (
        <path
          key={visitor.code}
          d={countries.get(visitor.code)?.path}
          role="option"
          aria-selected={visitor.code === chosen}
          aria-label={describe(visitor)}
          tabIndex={visitor.code === stop ? 0 : -1}
          stroke={
            visitor.code === marked
              ? palette.secondary.main
              : alpha(palette.primary.main, strengthOf(visitor.visitorCount, most))
          }
          onKeyDown={(event) => onKeyDown(event, visitor.code)}
          onFocus={({ currentTarget }: FocusEvent<SVGElement>) =>
            currentTarget.matches(':focus-visible') && onFocus(visitor.code)
          }
          onBlur={() => onFocus(undefined)}
        />
      ))}
    </Box>
  )
}
