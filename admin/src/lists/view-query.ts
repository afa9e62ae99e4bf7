import type { ListControllerResult } from 'react-admin'

/** The parameter of a list's address that names its columns; react-admin leaves it alone. */
export const COLUMNS = 'columns'
/** The one that names the part of a screen that has several lists, by the last step of its path. */
const PART = 'part'

interface Shown extends Pick<ListControllerResult, 'filterValues' | 'sort'> {
  /** The keys of the columns, where not all are shown. */
  columns?: string
  part?: string | undefined
}

/** The query of an address at which a list is as it is now, from its first page. The same list always gives the same query. */
export function queryOf({ filterValues, sort, columns, part }: Shown): string {
  const filter = Object.fromEntries(Object.entries(filterValues).sort(([a], [b]) => a.localeCompare(b)))
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    ...(columns && { [COLUMNS]: columns }),
    ...(part && { [PART]: part }),
  }).toString()
}

/** Where a list is as a query of `queryOf` says. */
export function placeOf(resource: string, query: string) {
  const part = new URLSearchParams(query).get(PART)
  return { pathname: part ? `/${resource}/${encodeURIComponent(part)}` : `/${resource}`, search: query }
}

/** The address of a list that is narrowed by a filter, or by nothing; never the view that it opens with by default. */
export const listAddress = (list: string, filter: Record<string, unknown> = {}) =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
