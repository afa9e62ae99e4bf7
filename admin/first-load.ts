import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The chunks that are there before the first list is shown: the entry, the first screen and all that both import. */
const FIRST_SCREEN = 'src/users/UserList.tsx'

/**
 * Prints how much the first load weighs, brotli-compressed, and fails the build where it is too much.
 * @param limit in KB (1000 bytes)
 */
export const firstLoad = ({ limit }: { limit: number }): Plugin => ({
  name: 'first-load',
  apply: 'build',
  writeBundle(_, bundle) {
    const wanted = new Set<string>()
    const want = (file: string) => {
      const chunk = bundle[file]
      if (chunk?.type !== 'chunk' || wanted.has(file)) return
      wanted.add(file)
      chunk.imports.forEach(want)
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      if (chunk.isEntry || chunk.facadeModuleId?.endsWith(FIRST_SCREEN)) want(chunk.fileName)
    }
    const bytes = [...wanted].reduce((sum, file) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? sum + brotliCompressSync(chunk.code).length : sum
    }, 0)
    const line = `The first load, up to the first list: ${Math.round(bytes / 1000)} KB brotli (limit ${limit} KB).`
    if (bytes > limit * 1000) this.error(line)
    console.log(line)
  },
})
