import { BULK_LIMIT } from '@nila/api/contract/decisions'
import { useState } from 'react'
import { type ListControllerResult, useDataProvider } from 'react-admin'

/** The API's largest page. */
const PAGE = 100

/** The records of a list that are selected: some of its page, or all that its filter finds. */
export interface Selection<R> {
  selected: R[]
  has: (id: number) => boolean
  toggle: (id: number) => void
  selectPage: () => void
  /** Selects everything that the filter finds, on all pages, as far as one request may decide it. Rejects where it cannot be read. */
  selectMatching: () => Promise<void>
  clear: () => void
}

interface Selected<R> {
  /** Of the list as it was filtered and paged. */
  of: string
  ids: readonly number[]
  /** Where everything that was found is selected, also what is on other pages. */
  matching?: R[]
}

/** What is selected of a list; another page or another filter starts with nothing selected. */
export function useSelection<R extends { id: number }>(list: ListControllerResult<R>): Selection<R> {
  const { data = [], resource, page, sort, filter, filterValues } = list
  const provider = useDataProvider()
  const of = JSON.stringify([resource, page, filterValues])
  const [state, setState] = useState<Selected<R>>({ of, ids: [] })
  const { ids, matching }: Selected<R> = state.of === of ? state : { of, ids: [] }
  const shown = new Map(data.map((record) => [record.id, record]))
  const selected = matching
    ? matching.map((record) => shown.get(record.id) ?? record)
    : data.filter(({ id }) => ids.includes(id))

  return {
    selected,
    has: (id) => selected.some((record) => record.id === id),
    toggle: (id) => {
      const before = selected.map((record) => record.id)
      const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
      setState({ of, ids: after })
    },
    selectPage: () => setState({ of, ids: data.map(({ id }) => id) }),
    async selectMatching() {
      const found: R[] = []
      for (let number = 1; found.length < BULK_LIMIT; number++) {
        const pagination = { page: number, perPage: PAGE }
        const answer = await provider.getList<R>(resource, {
          pagination,
          sort,
          filter: { ...filterValues, ...filter },
        })
        found.push(...answer.data)
        if (answer.data.length < PAGE) break
      }
      setState({ of, ids: [], matching: found.slice(0, BULK_LIMIT) })
    },
    clear: () => setState({ of, ids: [] }),
  }
}
