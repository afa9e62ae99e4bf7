// Lives beside a test run. When the run ends in whatever way, kill -9 included, this input closes: end its Postgres and remove its folder.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [, , dataDir = ''] = process.argv
const lock = join(dataDir, 'postgres', 'postmaster.pid')
const postmaster = async () => Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0])

for await (const _ of process.stdin);
const running = await postmaster()
if (running) {
  process.kill(running, 'SIGINT')
  // The file, not the process: a dead process may stay in the table where nobody buries it.
  for (let tries = 0; tries < 200 && (await postmaster()); tries += 1) await sleep(50)
}
await rm(dataDir, { recursive: true, force: true })
