import { useEffect, useState } from 'react'
import type { QrDrawing } from '../../qr/draw-qr.ts'
import './qr-code.css'

interface QrCodeProps {
  text: string
  label: string
}

/** Drawn in this browser: the key leaves it for nobody's server. What draws it is fetched when it is needed. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing>()

  useEffect(() => {
    let isCurrent = true
    import('../../qr/draw-qr.ts').then(
      ({ drawQr }) => isCurrent && setDrawing(drawQr(text)),
      // Without the picture there is still the key to type.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [text])

  if (!drawing) return <div className="qr-code" />
  return (
    <svg className="qr-code" viewBox={drawing.viewBox} role="img" aria-label={label}>
      <path d={drawing.path} />
    </svg>
  )
}
