import type { MarkedToken } from 'marked'
import { memo } from 'react'
import { CodeBlock } from './CodeBlock.tsx'
import { DataTable } from './DataTable.tsx'
import { Formula } from './Formula.tsx'
import { Inline } from './Inline.tsx'
import { type AnswerBlock, type AnswerToken, inPlaces, tokensOf } from './tokens.ts'

interface BlockProps extends AnswerBlock {
  definitions: string
}

/**
 * One part of an answer. While the answer grows, those that have not changed are not drawn again: the same words make the same elements, as
 * long as the links in them lead to the same places.
 */
export const Block = memo(
  ({ token, level, isOpen }: BlockProps) => {
    switch (token.type) {
      case 'heading': {
        const Heading = `h${level ?? 6}` as const
        return (
          <Heading dir="auto">
            <Inline tokens={tokensOf(token)} />
          </Heading>
        )
      }
      case 'paragraph':
        return (
          <p dir="auto">
            <Inline tokens={tokensOf(token)} />
          </p>
        )
      case 'math':
        return <Formula token={token} isOpen={isOpen} />
      default:
        return <Nested token={token} />
    }
  },
  (before, after) =>
    before.token.raw === after.token.raw &&
    before.token.type === after.token.type &&
    before.level === after.level &&
    before.isOpen === after.isOpen &&
    before.definitions === after.definitions,
)
Block.displayName = 'Block'

/**
 * A part of an answer that is the same inside of a list or a quote. There it has no direction of its own in its attributes, or what is around it
 * would have none: `dir="auto"` asks only the words that no other `dir` has asked. The styles give each its direction instead.
 */
function Nested({ token }: { token: AnswerToken }) {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      // Not a heading of the answer's outline, which would have holes in it.
      return (
        <p>
          <strong>
            <Inline tokens={tokensOf(token)} />
          </strong>
        </p>
      )
    case 'paragraph':
      return (
        <p>
          <Inline tokens={tokensOf(token)} />
        </p>
      )
    case 'list':
      return <List list={token} />
    case 'blockquote':
      return (
        <blockquote dir="auto">
          <NestedBlocks tokens={tokensOf(token)} />
        </blockquote>
      )
    case 'code':
      return <CodeBlock text={token.text} language={token.lang ?? ''} />
    case 'table':
      return <DataTable table={token} />
    case 'hr':
      return <hr />
    case 'math':
      return <Formula token={token} />
    case 'plain':
      return (
        <p className="markdown-plain" dir="auto">
          {token.raw}
        </p>
      )
    default:
      return <Inline tokens={[token]} />
  }
}

function NestedBlocks({ tokens }: { tokens: AnswerToken[] }) {
  return inPlaces(tokens).map(({ part, place }) => <Nested key={place} token={part} />)
}

function List({ list }: { list: Extract<MarkedToken, { type: 'list' }> }) {
  const items = inPlaces(list.items).map(({ part, place }) => (
    <li key={place} dir="auto" className={part.task ? 'markdown-task' : undefined}>
      <NestedBlocks tokens={tokensOf(part)} />
    </li>
  ))
  return list.ordered ? <ol start={list.start === '' ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>
}
