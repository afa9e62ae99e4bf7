import type { Avatar } from '@nila/api/contract/avatars'
import { ApiError } from '@nila/api/contract/client'
import { useState } from 'react'
import { fillNumbers } from '../../i18n/format.ts'
import { problemWords } from '../../i18n/problem-words.ts'
import { Moon } from '../moons/Moon.tsx'
import { WaxingMoon } from '../moons/WaxingMoon.tsx'
import { useIsDemo } from '../reviews/use-is-demo.ts'
import type { Loaded } from '../settings/use-loaded.ts'
import { AvatarCard } from './AvatarCard.tsx'
import type { AvatarsProps } from './AvatarsApp.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import type { Avatars } from './use-avatars.ts'

interface AvatarListProps extends AvatarsProps {
  avatars: Loaded<Avatars>
  /** What is said of the request that was just sent. */
  sent: { avatarId: number; words: string } | undefined
  onAsk: (avatar: Avatar) => void
}

export function AvatarList({ avatars, sent, onAsk, ...props }: AvatarListProps) {
  const { words, problems, format } = props
  const { list } = words
  const { state, value, error, reload } = avatars
  const isDemo = useIsDemo()
  const [chosen, setChosen] = useState<string>()

  const items = value?.items ?? []
  const categories = [...new Set(items.map(({ category }) => category))].sort((a, b) => a.localeCompare(b))
  // A category may leave the list with the last of its avatars.
  const category = chosen !== undefined && categories.includes(chosen) ? chosen : undefined
  const shown = items.filter((avatar) => category === undefined || avatar.category === category)

  return (
    <section className="avatars" aria-labelledby="avatar-list-title" aria-busy={state === 'loading'}>
      <h2 className="visually-hidden" id="avatar-list-title">
        {list.title}
      </h2>
      {state === 'failed' && (
        <div className="alert alert-danger avatars-failed" role="alert">
          <h3>{list.failedTitle}</h3>
          <p>
            {error instanceof ApiError
              ? problemWords(error, problems, format)
              : problems.general.internal_error}
          </p>
          <button className="button button-quiet" type="button" onClick={reload}>
            {list.retry}
          </button>
        </div>
      )}
      {!value && state === 'loading' && (
        <p className="waxing-line" role="status">
          <WaxingMoon />
          {list.loading}
        </p>
      )}
      {value && items.length === 0 && (
        <div className="avatars-empty">
          <Moon lit={0} size={56} />
          <h3>{list.emptyTitle}</h3>
          <p>{list.empty}</p>
        </div>
      )}
      {items.length > 0 && (
        <>
          {isDemo && <p className="alert alert-note">{list.demo}</p>}
          <div className="avatars-head">
            {categories.length > 1 && (
              <CategoryFilter words={list} categories={categories} chosen={category} onChoose={setChosen} />
            )}
            <p className="muted" role="status">
              {fillNumbers(format, list.shown, { shown: shown.length, total: items.length })}
            </p>
          </div>
          <ul className="avatar-cards">
            {shown.map((avatar) => (
              <AvatarCard
                {...props}
                key={avatar.id}
                avatar={avatar}
                isGuest={!value?.user}
                sent={sent?.avatarId === avatar.id ? sent.words : ''}
                onAsk={() => onAsk(avatar)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
