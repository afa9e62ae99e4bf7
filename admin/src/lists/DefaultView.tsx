import type { ViewedResource } from '@nila/api/contract/saved-views'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Loading } from '../layout/Loading.tsx'
import { useSavedViews } from './use-saved-views.ts'
import { placeOf } from './view-query.ts'

interface DefaultViewProps {
  resource: ViewedResource
  children: ReactNode
}

/** A list that opens with the administrator's default view, where its address asks for nothing in particular. */
export function DefaultView({ resource, children }: DefaultViewProps) {
  const { pathname, search } = useLocation()
  const { views, isPending } = useSavedViews(resource)
  if (search || pathname !== `/${resource}`) return children
  // Views that cannot be loaded keep nobody from the list.
  if (isPending) return <Loading />
  const query = views.find(({ isDefault }) => isDefault)?.query
  return query ? <Navigate to={placeOf(resource, query)} replace /> : children
}
