import { useMarkdown } from './context.ts'
import type { MathToken } from './math-extension.ts'
import { ScrollRegion } from './ScrollRegion.tsx'
import { useFormula } from './use-formula.ts'

/** In characters of TeX. What is longer may be wider than a phone. */
const LONG = 40

interface FormulaProps {
  token: MathToken
  /** It is still being written. */
  isOpen?: boolean | undefined
}

/** A formula, or how it was written while it cannot be drawn. */
export function Formula({ token, isOpen = false }: FormulaProps) {
  const { withFormulas } = useMarkdown()
  const { text, raw, isDisplay } = token
  const drawn = useFormula(text, isDisplay, withFormulas && !isOpen)
  const formula = drawn ?? <code translate="no">{raw.trim()}</code>
  if (!isDisplay && text.length <= LONG) return <span dir="ltr">{formula}</span>
  return (
    // No words of ours could tell one formula from the next.
    <ScrollRegion
      as="span"
      name={text}
      className={isDisplay ? 'markdown-display' : 'markdown-long'}
      dir="ltr"
    >
      {formula}
    </ScrollRegion>
  )
}
