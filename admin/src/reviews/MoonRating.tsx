import { Box } from '@mui/material'
import { useWords } from '../providers/use-words.ts'

const MOONS = [1, 2, 3, 4, 5]

/** A rating as full and new moons, with the number and the words beside them. */
export function MoonRating({ rating }: { rating: number }) {
  const words = useWords()
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, fontSize: 13 }}>
      <Box component="span" aria-hidden="true" sx={{ display: 'inline-flex', gap: 1 }}>
        {MOONS.map((moon) => (
          <Box component="svg" key={moon} viewBox="0 0 16 16" sx={{ width: 14, height: 14 }}>
            <Box
              component="circle"
              cx="8"
              cy="8"
              r="6.5"
              sx={{
                strokeWidth: 1.5,
                stroke: (theme) =>
                  moon <= rating ? theme.palette.warning.main : theme.palette.text.secondary,
                fill: (theme) => (moon <= rating ? theme.palette.secondary.main : 'none'),
              }}
            />
          </Box>
        ))}
      </Box>
      <span>{words('reviews.rating', { rating })}</span>
    </Box>
  )
}
