import type { HttpError } from 'react-admin'

/** Tried again, a second later each time, where the API was away (spec section 7); a refusal would only be repeated. */
export const retryWhenAway = (times: number) => ({
  retry: (failures: number, error: Error): boolean => {
    const { status } = error as HttpError
    return failures < times && (status === 0 || status >= 500)
  },
  retryDelay: 1000,
})
