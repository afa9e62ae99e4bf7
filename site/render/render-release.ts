// Renders the site with published words into a new folder: `node site/render/render-release.ts SNAPSHOT.json FOLDER`. Prints one line,
// a RenderReport, and ends with 1 where the release cannot be published; the folder is then gone again.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { RenderReport } from '@nila/api/contract/copy/render-report'
import { CopySnapshot, SNAPSHOT_VARIABLE } from '@nila/api/contract/copy/snapshot'
import type { ReleaseProblem } from '@nila/api/contract/releases'
import { WORKER } from '../stamp-worker.ts'
import { checkRelease } from './check-release.ts'
import { openRenderer } from './render-pages.ts'
import { type WrittenRelease, writeRelease } from './write-release.ts'

const SITE = join(import.meta.dirname, '..')

const pagesIn = ({ rendered }: WrittenRelease) =>
  [...rendered.keys()].filter((name) => name.endsWith('.html')).length

/** What went wrong beside any one page. */
function problemsOf(error: unknown): ReleaseProblem[] {
  const { code, message, problems } = error as NodeJS.ErrnoException & { problems?: ReleaseProblem[] }
  return problems ?? [{ code: code === 'ENOSPC' ? 'disk_full' : 'build_failed', detail: message }]
}

/** Renders and judges a release. Gives what stands against it, or how many pages it has. */
async function renderInto(out: string, snapshot: CopySnapshot): Promise<RenderReport> {
  const kept = join(SITE, 'renderer')
  const renderer = await openRenderer(kept)
  const written = await writeRelease(renderer, { built: join(SITE, 'dist'), worker: join(kept, WORKER), out })
  const problems = written.problems.length > 0 ? written.problems : await checkRelease(written, snapshot)
  return problems.length > 0 ? { problems } : { problems, pages: pagesIn(written) }
}

async function renderRelease(file: string, out: string): Promise<RenderReport> {
  try {
    const snapshot = CopySnapshot.parse(JSON.parse(await readFile(file, 'utf8')))
    // What the bundle reads while it is loaded: the words, and that React is the one of a build.
    process.env[SNAPSHOT_VARIABLE] = file
    process.env.NODE_ENV = 'production'
    await mkdir(dirname(out), { recursive: true })
    await mkdir(out)
    const report = await renderInto(out, snapshot).catch((error: unknown) => ({
      problems: problemsOf(error),
    }))
    if (report.problems.length > 0) await rm(out, { recursive: true })
    return report
  } catch (error) {
    return { problems: problemsOf(error) }
  }
}

const [snapshotFile, folder] = process.argv.slice(2)
if (!snapshotFile || !folder)
  throw new Error('Usage: node site/render/render-release.ts SNAPSHOT.json FOLDER')
const report = await renderRelease(resolve(snapshotFile), resolve(folder))
console.log(JSON.stringify(report))
process.exitCode = report.problems.length > 0 ? 1 : 0
