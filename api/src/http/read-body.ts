import getRawBody from 'raw-body'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/** The most bytes of a JSON body (R27). */
export const BODY_LIMIT = 64 * 1024

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Refuses a body that says itself that it is too large, before anything else looks at the request. */
export const limitBody = (ctx: Context, next: () => Promise<void>) => {
  if (Number(ctx.get('Content-Length')) > BODY_LIMIT) throw new Problem('body_too_large')
  return next()
}

async function readBytes(ctx: Context): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { limit: BODY_LIMIT })
  } catch (error) {
    const type = (error as { type?: string }).type
    throw new Problem(type === 'entity.too.large' ? 'body_too_large' : 'invalid_json')
  }
}

/** The JSON value that a request carries. No body at all counts as `{}`, as the old clients send it. */
export async function readBody(ctx: Context): Promise<unknown> {
  if (ctx.state.body !== undefined) return ctx.state.body
  const isEmpty = ctx.get('Transfer-Encoding') === '' && Number(ctx.get('Content-Length')) === 0
  if (isEmpty) return {}
  if (!JSON_TYPE.test(ctx.get('Content-Type')) || ctx.get('Content-Encoding')) {
    throw new Problem('unsupported_media_type')
  }
  const bytes = await readBytes(ctx)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new Problem('invalid_json')
  }
}
