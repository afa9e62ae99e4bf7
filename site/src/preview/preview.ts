// Built by ../../preview-script.ts into one plain script at the root. The server puts it into the pages of a preview, and into no other.
import type { EditingMessage, EditMessage, PointedWords } from '@nila/api/contract/edit-message'
import { POINTED_LIMIT } from '@nila/api/contract/pointed-limit'
import type { endPreview } from '@nila/api/contract/releases'
import { EDITING_STYLES, startEditing } from './edit-words.ts'
import { wordsOf } from './pieces.ts'
import { previewWords } from './preview-words.ts'
import { sheetOf, showBar } from './show-bar.ts'

const LEAVING = { path: '/admin/preview', method: 'DELETE' } as const satisfies Pick<
  typeof endPreview,
  'path' | 'method'
>
/** The screen of the back office that finds the piece of copy that somebody pointed at. */
const FINDER = '/admin/releases/find'

const isFramed = window !== parent
/** It has its own bar around the frame, as our phone preview has; nobody else's pages may frame ours. */
const isInBackOffice = isFramed && parent.location.pathname.startsWith('/admin')

function edit(piece: Element) {
  const words = {
    text: wordsOf(piece).slice(0, POINTED_LIMIT),
    locale: document.documentElement.lang as PointedWords['locale'],
    path: location.pathname,
  } satisfies PointedWords
  if (isInBackOffice)
    parent.postMessage({ type: 'nila-edit', ...words } satisfies EditMessage, location.origin)
  else open(`${FINDER}?${new URLSearchParams(words)}`, '_blank', 'noopener')
}

async function leave() {
  const { ok } = await fetch(`/api${LEAVING.path}`, { method: LEAVING.method })
  if (!ok) throw new Error('The preview was not left')
  location.reload()
}

let stop: (() => void) | undefined
function setEditing(isOn: boolean, bar?: Element) {
  stop?.()
  stop = isOn ? startEditing(edit, bar) : undefined
}

document.adoptedStyleSheets.push(sheetOf(EDITING_STYLES))
if (isInBackOffice)
  addEventListener('message', ({ origin, source, data }) => {
    const { type, isOn } = (data ?? {}) as Partial<EditingMessage>
    if (origin === location.origin && source === parent && type === 'nila-editing') setEditing(isOn === true)
  })
else if (!isFramed) {
  const { release = '' } = document.querySelector<HTMLScriptElement>('script[data-release]')?.dataset ?? {}
  const words = previewWords(document.documentElement.lang)
  const bar = showBar({ words, release, onEdit: (isOn) => setEditing(isOn, bar), onLeave: leave })
}
