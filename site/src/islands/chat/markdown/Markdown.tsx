import { useEffect, useMemo, useRef, useState } from 'react'
import { AnswerLexer } from './answer-lexer.ts'
import { Block } from './Block.tsx'
import { MarkdownProvider, type MarkdownWords } from './context.ts'
import { spokenWords } from './spoken-words.ts'
import { inPlaces } from './tokens.ts'

interface MarkdownProps {
  text: string
  isStreaming: boolean
  /** Formulas stay as they were written, and nothing is fetched for them. */
  dataSaver?: boolean
  words: MarkdownWords
  /** Told the words of each block once, when it is written, for screen readers; nothing is told of a text that was there from the start. */
  onBlock?: (words: string) => void
}

/**
 * What a model or a person wrote, as Markdown: elements of a short list, made one by one, with links to pages and mailboxes only. HTML in it
 * is text, pictures are links.
 */
export function Markdown({ text, isStreaming, dataSaver = false, words, onBlock }: MarkdownProps) {
  const [lexer] = useState(() => new AnswerLexer())
  const { blocks, definitions } = useMemo(() => lexer.read(text, isStreaming), [lexer, text, isStreaming])
  const context = useMemo(() => ({ words, withFormulas: !dataSaver }), [words, dataSaver])
  const told = useRef(isStreaming ? 0 : Number.POSITIVE_INFINITY)

  useEffect(() => {
    const written = isStreaming ? blocks.length - 1 : blocks.length
    for (; told.current < written; told.current++) {
      const block = blocks[told.current]
      if (block) onBlock?.(spokenWords(block.token, words))
    }
  }, [blocks, isStreaming, onBlock, words])

  return (
    <MarkdownProvider value={context}>
      <div className="markdown">
        {inPlaces(blocks).map(({ part, place }) => (
          <Block key={place} {...part} definitions={definitions} />
        ))}
      </div>
    </MarkdownProvider>
  )
}
