import type { ChatLanguageTag } from '@nila/api/contract'
import { fill } from '@nila/api/contract/copy/fill'
import { useState } from 'react'
import { toast } from '../../../scripts/toast.ts'
import { reasonOf, useChatPage } from '../page/chat-page.tsx'
import type { DialogProps } from '../page/Dialogs.tsx'

/** Without marks, and with one way to write a nasal: people search for 'हिंदी' and mean 'हिन्दी', or for 'mizo tawng'. */
const plain = (name: string) =>
  name
    .replace(/[ङञणनम]्/g, 'ं')
    .replaceAll('ं', 'न')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** What Nila answers in, whatever language the page is in. */
export function LanguageDialog({ room, onClose }: DialogProps<'languages'>) {
  const page = useChatPage()
  const { languages } = page.words
  const [query, setQuery] = useState('')
  const wanted = plain(query.trim())
  const found = page.languages.filter(
    ({ endonym, name }) => plain(endonym).includes(wanted) || plain(name).includes(wanted),
  )

  function choose(tag: ChatLanguageTag) {
    onClose()
    room
      .chooseLanguage(tag)
      .catch((error) =>
        toast({ title: fill(languages.failed, { reason: reasonOf(error, page) }), kind: 'danger' }),
      )
  }

  return (
    <>
      <p className="muted">{languages.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) choose(found[0].tag)
        }}
      >
        <input
          className="input"
          type="search"
          dir={query ? 'auto' : undefined}
          aria-label={languages.search}
          placeholder={languages.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </form>
      <p className="muted" role="status">
        {found.length === 0 && languages.nothingFound}
      </p>
      <ul className="chat-choices">
        {found.map(({ tag, endonym, name, dir, isExperimental }) => (
          <li key={tag}>
            <button type="button" aria-pressed={tag === room.language} onClick={() => choose(tag)}>
              <strong>
                <bdi lang={tag} dir={dir}>
                  {endonym}
                </bdi>
              </strong>
              <span className="muted">
                <span lang="en">{name}</span>
                {isExperimental && ` · ${languages.experimental}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">{languages.experimentalNote}</p>
      <button className="button button-quiet" type="button" onClick={onClose}>
        {languages.close}
      </button>
    </>
  )
}
