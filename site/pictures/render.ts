import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openBrowser } from '@nila/api/testing/browser'
import { FOLDER, originOf, pictures, RECORD } from './pictures.ts'

const browser = await openBrowser()
try {
  const page = await browser.newPage()
  for (const { file, width, height, html } of pictures) {
    await page.setViewportSize({ width, height })
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    await mkdir(dirname(join(FOLDER, file)), { recursive: true })
    await writeFile(join(FOLDER, file), await page.screenshot({ omitBackground: true }))
  }
} finally {
  await browser.close()
}
const record = Object.fromEntries(pictures.map((picture) => [picture.file, originOf(picture)]))
await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`)
console.log(`Drew ${pictures.length} pictures in site/public.`)
