import type { AvatarsCopy } from '@nila/api/contract/copy/avatars'
import { Data } from './Data.tsx'

interface CategoryFilterProps {
  words: AvatarsCopy['list']
  categories: string[]
  /** Undefined for all of them. */
  chosen: string | undefined
  onChoose: (category: string | undefined) => void
}

export function CategoryFilter({ words, categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <fieldset className="category-filter">
      <legend className="muted">{words.category}</legend>
      {[undefined, ...categories].map((category) => (
        <button
          className="button button-quiet category"
          type="button"
          key={category ?? ''}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category === undefined ? words.all : <Data>{category}</Data>}
        </button>
      ))}
    </fieldset>
  )
}
