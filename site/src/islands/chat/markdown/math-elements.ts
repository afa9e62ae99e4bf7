import katex, { type KatexOptions } from 'katex'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { inVariant, withDoubleStruck } from './math-letters.ts'

/** In characters; what is longer is no formula that anybody reads. */
const LONGEST = 4000
/** Elements in each other. */
const DEEPEST = 60

const ELEMENTS = new Set(
  (
    'math mi mn mo mspace mtext menclose mfrac mpadded mphantom mroot mrow msqrt mstyle ' +
    'msub msubsup msup mover munder munderover mtable mtr mtd'
  ).split(' '),
)
/**
 * What else MathML knows stays out: colours, which nobody sees in both themes; what KaTeX writes for engines that need styles; and whatever
 * moves something out of its place, over the words around it.
 */
const ATTRIBUTES = new Set(
  (
    'accent accentunder display displaystyle fence largeop linethickness lspace maxsize minsize movablelimits ' +
    'notation rspace scriptlevel separator stretchy symmetric'
  ).split(' '),
)
/** Of blanks only: elsewhere these make something smaller than what is in it. */
const SIZES = new Set(['width', 'height', 'depth'])
/** Words and sizes; none that is negative. */
const VALUE = /^[\w. ]+$/

const CLASSES: Record<string, string> = {
  bold: 'math-bold',
  'bold-italic': 'math-bold',
  'bold-sans-serif': 'math-bold math-sans',
  italic: 'math-italic',
  'sans-serif': 'math-sans',
  'sans-serif-italic': 'math-sans math-italic',
  monospace: 'math-mono',
}

function refuse(): never {
  throw new Error('a formula asks for an address, a picture or HTML')
}

const OPTIONS: KatexOptions = {
  output: 'mathml',
  throwOnError: true,
  // Instead of `false`, which would put the name of the command in the place of what is written.
  trust: refuse,
  strict: 'ignore',
  maxExpand: 500,
  maxSize: 5,
}

/** How a cell stands in its column, and whether a line is drawn after it; browsers ignore what MathML 3 said about that. */
function cellClass(cell: Element): string | undefined {
  const row = cell.parentElement
  const table = row?.parentElement
  if (!row || !table) return undefined
  const column = [...row.children].indexOf(cell)
  const at = (attribute: string, index: number) => table.getAttribute(attribute)?.split(' ')[index]
  const classes = [`math-${at('columnalign', column) ?? 'center'}`]
  if (table.getAttribute('columnspacing') === '0em') classes.push('math-tight')
  if (at('columnlines', column) === 'solid') classes.push('math-line-after')
  if (at('rowlines', [...table.children].indexOf(row)) === 'solid') classes.push('math-line-below')
  return classes.join(' ')
}

function attributesOf(element: Element): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    const isKept = ATTRIBUTES.has(name) || (element.localName === 'mspace' && SIZES.has(name))
    if (isKept && VALUE.test(value)) kept[name] = value
  }
  const variant = element.getAttribute('mathvariant')
  // One letter is slanted unless it says that it is not.
  if (variant && element.localName === 'mi' && !variant.includes('italic')) kept.mathvariant = 'normal'
  const className = element.localName === 'mtd' ? cellClass(element) : CLASSES[variant ?? '']
  if (className) kept.className = className
  return kept
}

function childrenOf(element: Element, depth: number): ReactNode[] {
  const variant = element.getAttribute('mathvariant')
  return [...element.childNodes].map((node) =>
    node.nodeType === Node.TEXT_NODE
      ? inVariant(node.nodeValue ?? '', variant ?? '')
      : toReact(node as Element, depth + 1),
  )
}

function toReact(element: Element, depth: number): ReactElement {
  if (depth > DEEPEST) throw new Error('a formula is too deep')
  // The first part is the formula, the second its TeX.
  if (element.localName === 'semantics' && element.firstElementChild)
    return toReact(element.firstElementChild, depth)
  if (!ELEMENTS.has(element.localName)) throw new Error(`a formula has an element ${element.localName}`)
  return createElement(element.localName, attributesOf(element), ...childrenOf(element, depth))
}

/**
 * Draws a formula as MathML, which browsers lay out themselves: no styles and no fonts are needed. KaTeX writes it, but nothing it writes is put
 * into the page: the elements are made anew, from a short list.
 * @returns undefined where it cannot be drawn
 */
export function mathElements(tex: string, isDisplay: boolean): ReactElement | undefined {
  if (tex.length > LONGEST) return undefined
  try {
    const markup = katex.renderToString(withDoubleStruck(tex), { ...OPTIONS, displayMode: isDisplay })
    const math = new DOMParser().parseFromString(markup, 'text/xml').querySelector('math')
    return math ? toReact(math, 0) : undefined
  } catch {
    return undefined
  }
}
