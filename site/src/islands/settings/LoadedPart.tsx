import { ApiError } from '@nila/api/contract/client'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import type { ReactNode } from 'react'
import { problemWords } from '../../i18n/problem-words.ts'
import { WaxingMoon } from '../moons/WaxingMoon.tsx'
import type { Loaded } from './use-loaded.ts'

interface LoadedPartProps<T> {
  loaded: Loaded<T>
  words: SettingsCopy['parts']
  problems: ProblemsCopy
  format: string
  children: (value: T) => ReactNode
}

/** What was loaded; until then a moon that waxes, and where it fails what is wrong and a way to try again. */
export function LoadedPart<T>({ loaded, words, problems, format, children }: LoadedPartProps<T>) {
  const { state, value, error, reload } = loaded
  return (
    <>
      {state === 'failed' && (
        <div className="alert alert-danger failed-part" role="alert">
          <h3>{words.failedTitle}</h3>
          <p>
            {error instanceof ApiError
              ? problemWords(error, problems, format)
              : problems.general.internal_error}
          </p>
          <button className="button button-quiet" type="button" onClick={reload}>
            {words.retry}
          </button>
        </div>
      )}
      {value !== undefined && children(value)}
      {value === undefined && state === 'loading' && (
        <p className="waxing-line" role="status">
          <WaxingMoon />
          {words.loading}
        </p>
      )}
    </>
  )
}
