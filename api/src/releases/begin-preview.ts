import type { Context } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { setPreview } from './preview-cookie.ts'
import { findRelease } from './release-row.ts'

/** Has a browser see a release that is ready, where everybody else sees the live one. @returns until when */
export async function beginPreview(ctx: Context, id: number): Promise<Date> {
  const { state } = await findRelease(id)
  if (state !== 'ready') throw new Problem('release_not_ready')
  return setPreview(ctx, id)
}
