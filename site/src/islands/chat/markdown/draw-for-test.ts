import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { MarkdownWords } from './context.ts'
import { Markdown } from './Markdown.tsx'

export const words: MarkdownWords = {
  copy: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Please mark the code and copy it yourself.',
  code: 'Code in {language}',
  plainCode: 'Code',
  table: 'Table',
  done: 'Done',
  open: 'Not done',
  newTab: 'Opens in a new tab',
}

type MarkdownProps = Parameters<typeof Markdown>[0]

/** Draws answers into one element of a document without layout; to be called in each test anew. */
export function drawing(options: Partial<MarkdownProps> = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Nothing is laid out here, so nothing is ever too wide.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const page = document.createElement('main')
  const root = createRoot(page)
  const draw = async (text: string, more: Partial<MarkdownProps> = {}) => {
    await act(async () =>
      root.render(createElement(Markdown, { text, isStreaming: false, words, ...options, ...more })),
    )
    // Until what draws formulas is there.
    await act(() => vi.dynamicImportSettled())
    return page
  }
  return { page, draw }
}

/** @returns the element that an answer is drawn into */
export const draw = (text: string, options: Partial<MarkdownProps> = {}) => drawing(options).draw(text)
