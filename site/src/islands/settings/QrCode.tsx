import { useEffect, useState } from 'react'
import { qrPath } from './qr-path.ts'

/** Modules of white around the code, without which cameras do not find it. */
const QUIET = 4

interface QrCodeProps {
  text: string
  label: string
}

/** Drawn in this browser: the key leaves it for nobody's server. What draws it is fetched when it is needed. */
export function QrCode({ text, label }: QrCodeProps) {
  const [rows, setRows] = useState<boolean[][]>()

  useEffect(() => {
    let isCurrent = true
    import('uqr').then(
      ({ encode }) => isCurrent && setRows(encode(text, { ecc: 'M', border: QUIET }).data),
      // Without the picture there is still the key to type.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [text])

  if (!rows) return <div className="qr-code" />
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={qrPath(rows)} />
    </svg>
  )
}
