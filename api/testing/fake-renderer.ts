// Stands in for site/render/render-release.ts, and does what the Hindi hero says: the built site with that one text in another place.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../site/dist')
const [snapshotFile = '', out = ''] = process.argv.slice(2)
const snapshot = JSON.parse(readFileSync(snapshotFile, 'utf8'))
const words: string = snapshot.overrides.hi?.['landing.hero.title'] ?? ''

function write(): void {
  cpSync(BUILT, out, { recursive: true })
  const page = join(out, 'hi.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('</main>', `<p>${words}</p></main>`))
  writeFileSync(join(out, 'environment.json'), JSON.stringify(process.env))
}

const report = (problems: object[]) =>
  console.log(JSON.stringify({ problems, pages: problems.length ? undefined : 403 }))

switch (words) {
  case 'throws':
    throw new Error('/secret/path is nobody’s business')
  case 'hangs':
    setInterval(() => undefined, 1000)
    break
  case 'eats memory': {
    const eaten: object[] = []
    for (;;) eaten.push({ eaten: eaten.length })
  }
  case 'is killed':
    process.kill(process.pid, 'SIGKILL')
    break
  case 'fills the disk':
    write()
    for (let n = 0; ; n += 1) writeFileSync(join(out, `${n}.bin`), Buffer.alloc(1024 * 1024))
  case 'breaks a link':
    report([
      {
        code: 'link_broken',
        address: '/hi',
        locale: 'hi',
        key: 'landing.hero.title',
        detail: 'It leads nowhere.',
      },
    ])
    process.exitCode = 1
    break
  case 'works until it breaks':
    write()
    if (existsSync(join(out, '../../broken'))) report([{ code: 'render_failed', detail: 'It broke.' }])
    else report([])
    break
  case 'has no home':
    write()
    rmSync(join(out, '404.html'))
    report([])
    break
  case 'says nothing':
    write()
    break
  default:
    write()
    report([])
}
