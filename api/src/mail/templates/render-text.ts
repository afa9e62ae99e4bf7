import { type Block, inLine, type Letter, plainText } from './blocks.ts'
import type { Frame } from './frame.ts'

function textOf(block: Block, removed: string): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.phrase)
    case 'button':
      return `${block.label}:\n${block.href ?? removed}`
    case 'code':
      return block.code ?? removed
    case 'details':
      return block.rows.map(({ label, value }) => `${label}: ${inLine(value)}`).join('\n')
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    default:
      return block satisfies never
  }
}

/** The letter in plain words, for those who read mails so. Lines are as long as their sentences; the client wraps them. */
export function renderText({ blocks }: Letter, { words, home, footer }: Frame): string {
  const body = blocks.map((block) => textOf(block, words.removed))
  // '-- ' is what clients know the start of a footer by (RFC 3676).
  return [...body, `-- \n${footer.map(plainText).join('\n')}`, `${words.product}: ${words.tagline}\n${home}`]
    .join('\n\n')
    .concat('\n')
}
