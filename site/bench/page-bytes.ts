import { get } from 'node:http'
import { brotliSize, files, scriptsOf } from '../checks/built-site.ts'

/** So often a page is asked for until the server has packed it as small as it gets (api/src/web/compress-on-demand.ts). */
const WARM_UP = 2
/** Milliseconds for that packing, which happens beside the answers. */
const PACKING = 300

/** What a server sends for a page, undecoded. */
const bytesOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      let size = 0
      for await (const chunk of response) size += (chunk as Buffer).length
      resolve(size)
    }).on('error', reject)
  })

/** Scripts as they are sent. */
export const sizeOfScripts = (addresses: string[]): number =>
  addresses.reduce((sum, address) => sum + brotliSize(files.get(address) ?? ''), 0)

/** The bytes of a page that is asked for often, of its scripts, and of the fonts that it may load. */
export async function sizeOfPage(
  origin: string,
  path: string,
): Promise<{ page: number; scripts: number; fonts: number }> {
  for (let time = 0; time < WARM_UP; time += 1) await bytesOf(origin + path)
  await new Promise((resolve) => setTimeout(resolve, PACKING))
  const html = String(files.get(path))
  const fonts = new Set(html.match(/\/_astro\/[\w.-]+\.woff2/g))
  return {
    page: await bytesOf(origin + path),
    scripts: sizeOfScripts(scriptsOf(html)),
    fonts: [...fonts].reduce((sum, font) => sum + (files.get(font)?.length ?? 0), 0),
  }
}
