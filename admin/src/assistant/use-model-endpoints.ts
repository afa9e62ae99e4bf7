import { listModelEndpoints } from '@nila/api/contract/model-endpoints'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../providers/use-call.ts'

/** Changes by colleagues arrive by `/ws`, by the first part of this key. */
export const MODELS_KEY = ['model-endpoints']

/** The models that are connected, in the order in which they are asked. */
export function useModelEndpoints() {
  const call = useCall()
  return useQuery({ queryKey: MODELS_KEY, queryFn: () => call(listModelEndpoints, {}) })
}
