import { Box } from '@mui/material'
import type { Point } from '../../world-map/grid.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { type CountryVisitors, useCountryName, useCountryWords } from './use-country-words.ts'

/** Half of the widest it gets, px. */
const HALF = 130

interface MapTooltipProps {
  /** Its point, in px of a frame of that width. */
  at: Point & { width: number }
  code: string
  /** Undefined where nobody came from there. */
  visitors: CountryVisitors | undefined
}

/** What is pointed at on the map. For the eye only: the countries themselves have the same as their names. */
export function MapTooltip({ at, code, visitors }: MapTooltipProps) {
  const words = useAnalyticsWords()
  const nameOf = useCountryName()
  const describe = useCountryWords()
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        left: 0,
        width: 'max-content',
        maxWidth: 2 * HALF,
        px: 2,
        py: 1,
        borderRadius: 1,
        fontSize: 13,
        color: 'background.default',
        bgcolor: 'text.primary',
        pointerEvents: 'none',
        zIndex: 'tooltip',
      }}
      // It moves with the mouse, for which a class a pixel would be made otherwise.
      style={{
        transform: `translate(-50%, -100%) translate(${Math.min(Math.max(at.x, HALF), at.width - HALF)}px, ${at.y - 10}px)`,
      }}
    >
      {visitors ? describe(visitors) : `${nameOf(code)}: ${words('analytics.noVisitors')}`}
    </Box>
  )
}
