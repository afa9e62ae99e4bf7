import { CHROMIUM_FLAGS, findChromium } from '@nila/api/testing/browser'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** What Lighthouse says of a page on its phone: a slow 4G line and a slow processor, simulated. */
export interface PageAudit {
  /** 0 to 100, for performance, accessibility, best practices and findability. */
  scores: Record<string, number>
  /** Milliseconds. */
  largestContentfulPaint: number
  layoutShift: number
  /** Milliseconds. */
  blockingTime: number
  /** The ids of the audits that took points, for whoever mends it. */
  faults: string[]
  /** Addresses of the faces that the page fetched. */
  faces: string[]
}

const RECORDINGS = 3

const requestsOf = (audits: Record<string, { details?: unknown } | undefined>) =>
  (audits['network-requests']?.details as { items: { url: string }[] } | undefined)?.items ?? []

async function record(url: string, port: number) {
  for (let attempt = 1; attempt <= RECORDINGS; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { runtimeError } = result.lhr
    if (!runtimeError) return result.lhr
    // It measured nothing (NO_NAVSTART: its own trace lacks the beginning); such a run must not pass for a figure.
    console.log(`Lighthouse could not record ${url} (${runtimeError.code})`)
  }
  throw new Error(`Lighthouse could not record ${url} ${RECORDINGS} times`)
}

/** Audits one page in a fresh Chromium; throws where Lighthouse could not record it. */
export async function auditPage(url: string): Promise<PageAudit> {
  const chromium = findChromium()
  if (!chromium) throw new Error('There is no Chromium on this machine; `npm test` installs one.')
  const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless', ...CHROMIUM_FLAGS] })
  try {
    const { categories, audits } = await record(url, chrome.port)
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      largestContentfulPaint: figure('largest-contentful-paint'),
      layoutShift: figure('cumulative-layout-shift'),
      blockingTime: figure('total-blocking-time'),
      faults: Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      ),
      faces: requestsOf(audits).flatMap(({ url }) => (url.endsWith('.woff2') ? [url] : [])),
    }
  } finally {
    chrome.kill()
  }
}
