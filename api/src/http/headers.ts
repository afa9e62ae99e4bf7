import type { Context } from './context.ts'

/** Policies that every answer carries, whatever it is (R33). */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=()',
  // A year, which is what browsers' preload lists ask for.
  ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
})

/** The API answers data only: nothing in it may run, load or be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** HTML that is shown, not trusted, such as a mail in the log: its styles count, nothing in it runs, loads or leads away. */
export const FOREIGN_HTML_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** What every answer of the API carries. */
export const apiHeaders = (isSecure: boolean): Record<string, string> => ({
  ...commonHeaders(isSecure),
  'Content-Security-Policy': API_POLICY,
  'Cache-Control': 'no-store',
})

/** Sets the policies before anything else runs, so that refusals and failures carry them too. */
export const setHeaders = (isSecure: boolean) => {
  const headers = apiHeaders(isSecure)
  return (ctx: Context, next: () => Promise<void>) => {
    ctx.set(headers)
    return next()
  }
}
