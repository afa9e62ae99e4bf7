import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'

const wax = keyframes`from { transform: translateX(0) } to { transform: translateX(-24px) }`

/** A new moon: a ring and nothing in it. */
export const NewMoon = ({ size = 56 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="10.5" stroke="currentColor" strokeWidth="1.25" strokeDasharray="2.5 2" />
  </svg>
)

const RADIUS = 10.5

/** A moon of which a part is lit, from new (0) to full (1); the figures stand beside it as text. */
export function PhaseMoon({ lit, size = 40 }: { lit: number; size?: number }) {
  const part = Math.min(1, Math.max(0, lit))
  // The edge of the light is half an ellipse: it bulges to the right until half of the moon is lit, then to the left.
  const bulge = Math.abs(1 - 2 * part) * RADIUS
  const edge = `A ${bulge} ${RADIUS} 0 0 ${part < 0.5 ? 0 : 1} 12 1.5`
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden="true"
      sx={{ width: size, height: size, flexShrink: 0 }}
    >
      <Box
        component="circle"
        cx="12"
        cy="12"
        r={RADIUS}
        sx={{ fill: 'none', stroke: (theme) => theme.palette.text.secondary }}
      />
      <Box
        component="path"
        d={`M 12 1.5 A ${RADIUS} ${RADIUS} 0 0 1 12 22.5 ${edge} Z`}
        sx={{ fill: (theme) => theme.palette.secondary.main }}
      />
    </Box>
  )
}

/** A moon that waxes while something loads; it stands still where motion is not wanted. */
export const WaxingMoon = ({ size = 48 }: { size?: number }) => (
  <Box component="svg" viewBox="0 0 24 24" aria-hidden="true" sx={{ width: size, height: size }}>
    <mask id="waxing-moon">
      <rect width="24" height="24" fill="#fff" />
      <Box
        component="circle"
        cx="12"
        cy="12"
        r="11"
        fill="#000"
        sx={{
          transform: 'translateX(-7px)',
          '@media (prefers-reduced-motion: no-preference)': { animation: `${wax} 2.4s ease-out infinite` },
        }}
      />
    </mask>
    <Box component="circle" cx="12" cy="12" r="11" sx={{ fill: (theme) => theme.palette.divider }} />
    <Box
      component="circle"
      cx="12"
      cy="12"
      r="11"
      mask="url(#waxing-moon)"
      sx={{ fill: (theme) => theme.palette.secondary.main }}
    />
  </Box>
)
