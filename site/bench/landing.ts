import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Limit, printLimits, printMachine } from '@nila/api/bench'
import { makeDataFolder, startProcess } from '@nila/api/testing/process'
import { scriptsOf } from '../checks/built-site.ts'
import { auditPage, type PageAudit } from './audit-page.ts'
import { plainPageOf, servePlainPage } from './plain-page.ts'

const DIST = join(import.meta.dirname, '../dist')
/** Every kind of public page. */
const TEMPLATES = ['/', '/auth', '/reviews', '/donate', '/privacy-policy', '/contact', '/mobile-app']
const RUNS = 3
const KB = 1024

const sizeOf = (file: string) => readFileSync(join(DIST, file)).length
const fontsOf = (html: string) => new Set(html.match(/_astro\/[\w.-]+\.woff2/g))

/** The bytes that a guest's browser fetches before any interaction, as they are sent. */
function byteLimits(html: string): Limit[] {
  const page = sizeOf('index.html.br')
  const scripts = scriptsOf(html).reduce((sum, file) => sum + sizeOf(`${file}.br`), 0)
  const fonts = [...fontsOf(html)].reduce((sum, file) => sum + sizeOf(file), 0)
  return [
    { what: 'HTML with its styles', value: page / KB, unit: 'KB br', most: 14 },
    { what: 'scripts before any interaction', value: scripts / KB, unit: 'KB br', most: 4 },
    { what: 'fonts', value: fonts / KB, unit: 'KB', most: 60 },
    { what: 'all', value: (page + scripts + fonts) / KB, unit: 'KB', most: 90 },
  ]
}

/** The run in the middle by largest contentful paint: one slow moment of the machine must not decide. */
async function median(url: string): Promise<PageAudit> {
  const runs: PageAudit[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await auditPage(url))
  runs.sort((a, b) => a.largestContentfulPaint - b.largestContentfulPaint)
  const middle = runs[Math.floor(RUNS / 2)]
  if (!middle) throw new Error('no run')
  return middle
}

const html = readFileSync(join(DIST, 'index.html'), 'utf8')
const data = await makeDataFolder()
const nila = await startProcess({ DATA_DIR: data.path, NODE_ENV: 'production', DEMO: '1' })
if (!nila.url) throw new Error(nila.output())
const plain = await servePlainPage(plainPageOf(html))
try {
  printMachine()
  printLimits('Landing page, guest: bytes', byteLimits(html))

  const landing = await median(`${nila.url}/`)
  const reference = await median(plain.url)
  printLimits('Landing page on a phone (Lighthouse)', [
    { what: 'largest contentful paint', value: landing.largestContentfulPaint, unit: 'ms', most: 1200 },
    { what: 'layout shift', value: landing.layoutShift, unit: '', most: 0.01 },
    { what: 'blocking time', value: landing.blockingTime, unit: 'ms', most: 50 },
    {
      what: 'largest contentful paint against the same words by hand',
      value: landing.largestContentfulPaint / reference.largestContentfulPaint,
      unit: 'ratio',
      most: 1.15,
    },
  ])

  for (const path of TEMPLATES) {
    const audit = path === '/' ? landing : await auditPage(nila.url + path)
    console.log(
      `${path}  ${Object.entries(audit.scores)
        .map(([name, score]) => `${name} ${score}`)
        .join('  ')}`,
    )
    for (const fault of audit.faults) console.log(`    ${fault}`)
  }
} finally {
  plain.server.closeAllConnections()
  plain.server.close()
  nila.child.kill('SIGTERM')
  await nila.ended
  await data.remove()
}
