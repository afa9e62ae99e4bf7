import { useId } from 'react'

/** Shown while something loads: a moon that waxes, still where motion is unwelcome. */
export function WaxingMoon({ size = 28 }: { size?: number }) {
  const disc = useId()
  return (
    <svg className="waxing" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <clipPath id={disc}>
        <circle cx="12" cy="12" r="10" />
      </clipPath>
      <g clipPath={`url(#${disc})`}>
        <circle className="moon-lit" cx="12" cy="12" r="10" />
        <circle className="moon-shade" cx="12" cy="12" r="10" />
      </g>
      <circle className="moon-disc" cx="12" cy="12" r="10" />
    </svg>
  )
}
