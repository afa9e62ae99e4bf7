import { useLocation, useMatch, useNavigate } from 'react-router-dom'

/** The two lists of this screen (spec section 2). */
export const accessTabs = ['pending', 'all'] as const
export type AccessTab = (typeof accessTabs)[number]

const SCREEN = { pending: '/subscriptions', all: '/subscriptions/all' } as const

/**
 * Where this screen keeps its tab and the opened record, so that a reload or a link shows the same: /subscriptions, /subscriptions/12,
 * /subscriptions/all, /subscriptions/all/12. Filter, sort and page are in the query, by react-admin.
 */
export function useAccessAddress() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { first, second } = useMatch('/subscriptions/:first?/:second?')?.params ?? {}
  const tab: AccessTab = first === 'all' ? 'all' : 'pending'
  const opened = first === 'all' ? second : first

  /** Opens a tab; what is searched for holds in both. A filter in the address keeps the default view away. */
  function show(next: AccessTab, { q }: { q?: unknown } = {}) {
    const filter = JSON.stringify(q === undefined ? {} : { q })
    navigate({ pathname: SCREEN[next], search: new URLSearchParams({ filter }).toString() })
  }
  return {
    tab,
    opened: opened === undefined ? undefined : Number(opened),
    show,
    open: (id: number) => navigate({ pathname: `${SCREEN[tab]}/${id}`, search }),
    close: () => navigate({ pathname: SCREEN[tab], search }),
  }
}
