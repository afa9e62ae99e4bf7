// Renders as many pages as BENCH_PAGES says, for benchmarks of smaller and larger sites than this one: `node site/bench/render-some.ts
// SNAPSHOT.json FOLDER`, in place of site/render/render-release.ts. The first ones are those that the benchmark reads; what is more than the
// site has are pages of it once more, under names of their own. The gate judges them all; that links of a part lead nowhere is no problem here.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CopySnapshot, SNAPSHOT_VARIABLE } from '@nila/api/contract/copy/snapshot'
import { checkRelease } from '../render/check-release.ts'
import type { KeptPage } from '../render/kept-renderer.ts'
import { openRenderer, type Renderer } from '../render/render-pages.ts'
import { writeRelease } from '../render/write-release.ts'
import { WORKER } from '../stamp-worker.ts'

const SITE = join(import.meta.dirname, '..')
const KEPT = join(SITE, 'renderer')
const AGAIN = 'again/'
/** Without it there is no release. */
const READ = ['hi.html', '404.html']

const isPage = ({ file }: KeptPage) => file.endsWith('.html')

/** The renderer with so many pages, and all of its other files. */
function withPages({ pages, render }: Renderer, count: number): Renderer {
  const read = ({ file }: KeptPage) => READ.includes(file)
  const own = pages.filter(isPage).sort((a, b) => Number(read(b)) - Number(read(a)))
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, index): KeptPage => {
    const page = own[index % own.length]
    if (!page) throw new Error('the site has no pages')
    return { ...page, file: AGAIN + page.file }
  })
  return {
    pages: [...pages.filter((page) => !isPage(page)), ...own.slice(0, count), ...more],
    render: ({ file, ...page }) =>
      render({ ...page, file: file.startsWith(AGAIN) ? file.slice(AGAIN.length) : file }),
  }
}

const [snapshotFile, out] = process.argv.slice(2)
const count = Number(process.env.BENCH_PAGES)
if (!snapshotFile || !out || !count)
  throw new Error('Usage: BENCH_PAGES=30 node site/bench/render-some.ts SNAPSHOT.json FOLDER')
const snapshot = CopySnapshot.parse(JSON.parse(await readFile(snapshotFile, 'utf8')))
process.env[SNAPSHOT_VARIABLE] = snapshotFile
await mkdir(out, { recursive: true })
const renderer = withPages(await openRenderer(KEPT), count)
const written = await writeRelease(renderer, { built: join(SITE, 'dist'), worker: join(KEPT, WORKER), out })
const judged = await checkRelease(written, snapshot)
const problems = [...written.problems, ...judged.filter(({ code }) => code === 'copy_invalid')]
const rendered = [...written.rendered.keys()].filter((file) => file.endsWith('.html')).length
console.log(JSON.stringify(problems.length > 0 ? { problems } : { problems, pages: rendered }))
