import { IMPORT_LIMIT } from '@nila/api/contract/copy-files'
import { PICTURE_LIMIT } from '@nila/api/contract/copy-pictures'
import getRawBody from 'raw-body'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/** The most bytes of a JSON body (R27). */
export const BODY_LIMIT = 64 * 1024
/** Below here editors send whole languages and pictures; the endpoint's own limit is what then holds. */
export const LARGE_BODIES = '/api/admin/copy/'
export const LARGEST_BODY = Math.max(IMPORT_LIMIT, PICTURE_LIMIT)

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
/** A beacon may only say that it is plain text. */
export const BEACON_TYPE = /^(application\/json|text\/plain)\s*(;\s*charset="?utf-8"?\s*)?$/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Refuses a body that says itself that it is too large, before anything else looks at the request. */
export const limitBody = (ctx: Context, next: () => Promise<void>) => {
  const limit = ctx.path.startsWith(LARGE_BODIES) ? LARGEST_BODY : BODY_LIMIT
  if (Number(ctx.get('Content-Length')) > limit) throw new Problem('body_too_large')
  return next()
}

async function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { limit })
  } catch (error) {
    const type = (error as { type?: string }).type
    throw new Problem(type === 'entity.too.large' ? 'body_too_large' : 'invalid_json')
  }
}

function utf8Text(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Problem('invalid_json')
  }
}

interface BodyRules {
  type?: RegExp
  /** Bytes. */
  limit?: number | undefined
}

/** The JSON value that a request carries. No body at all counts as `{}`, as the old clients send it. */
export async function readBody(
  ctx: Context,
  { type = JSON_TYPE, limit = BODY_LIMIT }: BodyRules = {},
): Promise<unknown> {
  if (ctx.state.body !== undefined) return ctx.state.body
  const isEmpty = ctx.get('Transfer-Encoding') === '' && Number(ctx.get('Content-Length')) === 0
  if (isEmpty) return {}
  if (!type.test(ctx.get('Content-Type')) || ctx.get('Content-Encoding')) {
    throw new Problem('unsupported_media_type')
  }
  const text = utf8Text(await readBytes(ctx, limit))
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid_json')
  }
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i

/** The fields of a plain HTML form; of a field that is there twice, the last. */
export async function readForm(ctx: Context): Promise<Record<string, string>> {
  if (!FORM_TYPE.test(ctx.get('Content-Type')) || ctx.get('Content-Encoding')) {
    throw new Problem('unsupported_media_type')
  }
  return Object.fromEntries(new URLSearchParams(utf8Text(await readBytes(ctx, BODY_LIMIT))))
}
