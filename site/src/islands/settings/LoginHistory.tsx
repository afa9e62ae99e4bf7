import { listOwnLogins } from '@nila/api/contract/accounts'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { useCallback, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { client } from '../../scripts/session.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { LoginTable } from './LoginTable.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { useLoaded } from './use-loaded.ts'

interface LoginHistoryProps {
  words: SettingsCopy['logins']
  /** What is said of a browser and a place that are not known. */
  unknown: { browser: string; place: string }
}

/** Lines of a page. */
const PAGE = 10

export function LoginHistory({ words, unknown }: LoginHistoryProps) {
  const page = useAccountPage()
  const [first, setFirst] = useState(0)
  const load = useCallback(
    async () => ({
      from: first,
      ...(await client.list(listOwnLogins, { sort: ['at', 'DESC'], range: [first, first + PAGE - 1] })),
    }),
    [first],
  )
  const logins = useLoaded(load)
  const number = (value: number) => formatNumber(page.format, value)

  return (
    <Section id="logins" title={words.title} lead={words.lead}>
      <LoadedPart loaded={logins} {...page}>
        {({ from, items, total }) =>
          total === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <>
              <LoginTable logins={items} words={words} unknown={unknown} />
              {total > PAGE && (
                <div className="pager">
                  <button
                    className="button button-quiet"
                    type="button"
                    aria-disabled={first === 0}
                    onClick={() => first > 0 && setFirst(first - PAGE)}
                  >
                    {words.newer}
                  </button>
                  <p role="status">
                    {fill(words.shown, {
                      first: number(from + 1),
                      last: number(from + items.length),
                      total: number(total),
                    })}
                  </p>
                  <button
                    className="button button-quiet"
                    type="button"
                    aria-disabled={first + PAGE >= total}
                    onClick={() => first + PAGE < total && setFirst(first + PAGE)}
                  >
                    {words.older}
                  </button>
                </div>
              )}
            </>
          )
        }
      </LoadedPart>
      <p className="hint">
        <a href={words.credit.href}>{words.credit.label}</a>
      </p>
    </Section>
  )
}
