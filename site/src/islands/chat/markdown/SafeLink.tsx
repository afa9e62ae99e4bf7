import type { ReactNode } from 'react'
import { useMarkdown } from './context.ts'
import { destinationOf, isMisleading, safeAddress } from './safe-address.ts'

interface SafeLinkProps {
  href: string
  /** What the link says, without its marks. */
  words: string
  children: ReactNode
}

/** A link that says where it leads, or only its words where it leads to no page. It tells the other side nothing of where it stood. */
export function SafeLink({ href, words, children }: SafeLinkProps) {
  const { words: own } = useMarkdown()
  const url = safeAddress(href)
  if (!url) return children
  const destination = destinationOf(url)
  return (
    <a
      href={url.href}
      // 'nofollow' is also what our own scripts know these links by: they are not fetched ahead.
      rel="noopener noreferrer nofollow"
      target="_blank"
      referrerPolicy="no-referrer"
      title={`${destination} · ${own.newTab}`}
    >
      {children}
      {isMisleading(words, url) && (
        <span className="markdown-host" dir="ltr">
          {' '}
          ({destination})
        </span>
      )}
    </a>
  )
}
