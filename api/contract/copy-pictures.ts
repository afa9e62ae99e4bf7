// Not among the exports of index.ts: only the screens of editors need it, which are loaded when they are opened.
import { z } from 'zod'
import { PICTURE_WIDTHS, Picture } from './copy/kinds.ts'
import { endpoint } from './endpoint.ts'

/** The largest upload of a picture with its variants (bytes of JSON). */
export const PICTURE_LIMIT = 6 * 1024 * 1024

/**
 * A picture in its widths, as WebP. The browser of the editor makes them, so that what the camera wrote into the file (place, device) never
 * leaves it; the server looks at the bytes themselves for type and size.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin/copy/pictures',
  guard: 'editor',
  body: z.strictObject({
    variants: z
      .array(
        z.strictObject({ width: z.int().min(1).max(PICTURE_WIDTHS[2]), data: z.base64().max(4_000_000) }),
      )
      .min(1)
      .max(PICTURE_WIDTHS.length),
  }),
  bodyLimit: PICTURE_LIMIT,
  answer: Picture.omit({ alt: true }),
  status: 201,
})

/** The bytes of a picture, for an editor whose page was loaded anew: what is a draft is on no page yet. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/admin/copy/pictures/:name',
  guard: 'editor',
  params: z.strictObject({ name: Picture.shape.name }),
  answer: z.strictObject({ variants: z.array(z.strictObject({ width: z.int(), data: z.base64() })) }),
})
