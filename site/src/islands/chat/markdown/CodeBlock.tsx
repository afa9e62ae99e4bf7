import { fill } from '@nila/api/contract/copy/fill'
import { useRef, useState } from 'react'
import { useMarkdown } from './context.ts'
import { ScrollRegion } from './ScrollRegion.tsx'

interface CodeBlockProps {
  text: string
  /** As it was written behind the fence; more than one word may be. */
  language: string
}

/** Program code, with the name of its language and a button that copies it. */
export function CodeBlock({ text, language }: CodeBlockProps) {
  const { words } = useMarkdown()
  const code = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState('')
  const [name = ''] = language.split(/\s/, 1)
  const label = name ? fill(words.code, { language: name }) : words.plainCode

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(words.copied)
    } catch {
      // Browsers refuse it where the connection is not secure, or the user said no.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      setOutcome(words.copyFailed)
    }
  }

  return (
    <div className="markdown-code">
      <div className="markdown-code-head">
        <span className="muted">{name || words.plainCode}</span>
        <span className="muted" role="status">
          {outcome}
        </span>
        <button className="link-button" type="button" onClick={copy}>
          {words.copy}
        </button>
      </div>
      <ScrollRegion name={label} className="markdown-code-text" dir="ltr">
        <pre>
          <code ref={code} translate="no">
            {text}
          </code>
        </pre>
      </ScrollRegion>
    </div>
  )
}
