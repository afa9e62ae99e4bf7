import brand from '../../../brand.json' with { type: 'json' }

/** The waxing moon: a circle from which a second, wider arc cuts the dark part. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="16" fill={brand.colour.light.ink} />
    <path d="M16 4a12 12 0 0 1 0 24a15 15 0 0 0 0-24Z" fill={brand.colour.light.marigold} />
  </svg>
)
