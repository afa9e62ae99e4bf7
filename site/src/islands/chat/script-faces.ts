import { scriptFaces } from '../../brand/fonts.ts'

/**
 * Tells the browser of faces for those scripts that the device cannot draw, as chat.css names them. Each is fetched once a letter of it is
 * shown.
 */
export function addScriptFaces(): void {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return
  pen.font = '64px sans-serif'
  const lacks = (letters: string) =>
    new Set([...letters].map((letter) => pen.measureText(letter).width)).size === 1
  const known = new Set<string>()
  for (const { url, range, letters } of Object.values(scriptFaces)) {
    if (known.has(url) || !lacks(letters)) continue
    known.add(url)
    document.fonts.add(
      new FontFace('Nila chat', `url(${url}) format("woff2")`, { unicodeRange: range, display: 'swap' }),
    )
  }
}
