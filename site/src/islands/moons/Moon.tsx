import { moonPath } from '../../brand/moon.ts'

interface MoonProps {
  /** Share of the disc that is lit, 0 to 1. */
  lit: number
  size?: number
}

export function Moon({ lit, size = 24 }: MoonProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="moon-disc" cx="12" cy="12" r="10" />
      {lit > 0 && <path className="moon-lit" d={moonPath(lit)} />}
    </svg>
  )
}
