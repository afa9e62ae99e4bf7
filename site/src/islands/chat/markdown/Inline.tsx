import type { ReactNode } from 'react'
import { decodeReferences } from './character-references.ts'
import { useMarkdown } from './context.ts'
import { Formula } from './Formula.tsx'
import { SafeLink } from './SafeLink.tsx'
import { plainWords } from './spoken-words.ts'
import { type AnswerToken, inPlaces, tokensOf } from './tokens.ts'

const NOT_LATIN = /[^\P{L}\p{Script=Latin}]/u

interface InlineProps {
  tokens: AnswerToken[]
  /** Inside of a link there are no others. */
  isInLink?: boolean
}

/** Words, with what stands between them. */
export function Inline({ tokens, isInLink = false }: InlineProps): ReactNode {
  return inPlaces(tokens).map(({ part, place }) => <Part key={place} token={part} isInLink={isInLink} />)
}

function Part({ token, isInLink }: { token: AnswerToken; isInLink: boolean }): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? (
        <Inline tokens={tokensOf(token)} isInLink={isInLink} />
      ) : (
        decodeReferences(token.text)
      )
    case 'strong':
    case 'em':
    case 'del': {
      const Element = token.type
      const isUpright = token.type === 'em' && NOT_LATIN.test(token.text)
      return (
        <Element className={isUpright ? 'markdown-upright' : undefined}>
          <Inline tokens={tokensOf(token)} isInLink={isInLink} />
        </Element>
      )
    }
    case 'codespan':
      return <code dir="ltr">{token.text}</code>
    case 'br':
      return <br />
    case 'escape':
      return token.text
    case 'link':
      if (isInLink) return plainWords([token])
      // An address that stands for itself is as it is written, and counts for no direction.
      if (token.autolink)
        return (
          <SafeLink href={token.href} words="">
            <span dir="ltr">{token.text}</span>
          </SafeLink>
        )
      return (
        <SafeLink href={decodeReferences(token.href)} words={plainWords(tokensOf(token))}>
          <Inline tokens={tokensOf(token)} isInLink />
        </SafeLink>
      )
    case 'image': {
      const href = decodeReferences(token.href)
      const words = plainWords(tokensOf(token)) || href
      // Fetching it would tell a stranger who reads this answer, and when.
      return isInLink ? (
        words
      ) : (
        <SafeLink href={href} words={words}>
          {words}
        </SafeLink>
      )
    }
    case 'checkbox':
      return <TaskState isDone={token.checked} />
    case 'math':
      return <Formula token={token} />
    default:
      return token.raw
  }
}

function TaskState({ isDone }: { isDone: boolean }) {
  const { words } = useMarkdown()
  return <input type="checkbox" disabled checked={isDone} aria-label={isDone ? words.done : words.open} />
}
