import type { ViewedResource } from '@nila/api/contract/saved-views'
import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Column } from '../components/RecordTable.tsx'
import { COLUMNS } from './view-query.ts'

/** What the choice needs to know of a column. */
export type ChoosableColumn = Pick<Column<never>, 'key' | 'label' | 'isAction'>

const columnsIn = (search: string) => new URLSearchParams(search).get(COLUMNS)

/** The columns of the view or the link that a list was opened with. In memory: react-admin drops them from the address with the next filter. */
const useColumnsOfView = (resource: ViewedResource) => useStore<string>(`viewColumns.${resource}`, '')

/**
 * Which columns of a table are shown: those of the address, else of the view that was opened, else those chosen on this device,
 * else all. What a row can be asked to do is always there.
 */
export function useColumns<C extends ChoosableColumn>(resource: ViewedResource, columns: C[]) {
  const [kept, keep] = useStore<string>(`columns.${resource}`, '')
  const [ofView, setOfView] = useColumnsOfView(resource)
  const [params, setParams] = useSearchParams()

  const choosable = columns.filter(({ isAction }) => !isAction).map(({ key }) => key)
  const wanted = (params.get(COLUMNS) || ofView || kept).split(',')
  const known = choosable.filter((key) => wanted.includes(key))
  const chosen = known.length > 0 ? known : choosable

  return {
    chosen,
    shown: columns.filter(({ key, isAction }) => isAction || chosen.includes(key)),
    /** For a query; empty where all are shown. */
    inQuery: chosen.length < choosable.length ? chosen.join(',') : '',
    choose(keys: string[]) {
      keep(keys.join(','))
      setOfView('')
      if (!params.has(COLUMNS)) return
      params.delete(COLUMNS)
      setParams(params, { replace: true })
    },
  }
}

/** Remembers the columns that a list was opened with for as long as it is on the screen. Returns what forgets them. */
export function useOpenedColumns(resource: ViewedResource) {
  const inAddress = columnsIn(useLocation().search)
  const [, setOfView] = useColumnsOfView(resource)
  useEffect(() => {
    if (inAddress) setOfView(inAddress)
  }, [inAddress, setOfView])
  useEffect(() => () => setOfView(''), [setOfView])
  return () => setOfView('')
}
