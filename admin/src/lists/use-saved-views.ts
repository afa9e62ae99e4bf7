import {
  createSavedView,
  deleteSavedView,
  type SavedView,
  setDefaultView,
  updateSavedView,
  type ViewedResource,
} from '@nila/api/contract/saved-views'
import { useQueryClient } from '@tanstack/react-query'
import { type HttpError, useGetList } from 'react-admin'
import { useCall } from '../providers/use-call.ts'

/** As many as the API gives at once. */
const AT_MOST = 100
// Several parts of one screen ask for them.
const FRESH_FOR = 60_000

/** The views of a list that the signed-in administrator has, or everybody. */
export function useSavedViews(resource: ViewedResource) {
  const { data, isPending, error, refetch } = useGetList<SavedView, HttpError>(
    'saved-views',
    {
      filter: { resource },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: AT_MOST },
    },
    { staleTime: FRESH_FOR, retryOnMount: false },
  )
  return { views: data ?? [], isPending, error, refetch }
}

export interface ViewFields {
  name: string
  query: string
  isShared: boolean
}

/** What is done to views; each rejects with the API's refusal, and has the screen read the views again. */
export function useViewChanges(resource: ViewedResource) {
  const call = useCall()
  const queryClient = useQueryClient()

  const thenRead = async <A>(work: Promise<A>): Promise<A> => {
    try {
      return await work
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['saved-views'] })
    }
  }

  return {
    create: (fields: ViewFields) => thenRead(call(createSavedView, { body: { resource, ...fields } })),
    change: (id: number, fields: Partial<ViewFields>) =>
      thenRead(call(updateSavedView, { params: { id }, body: fields })),
    setDefault: (id: number, isDefault: boolean) =>
      thenRead(call(setDefaultView, { params: { id }, body: { isDefault } })),
    remove: (id: number) => thenRead(call(deleteSavedView, { params: { id } })),
  }
}
