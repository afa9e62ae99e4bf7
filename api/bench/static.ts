import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { commonHeaders } from '../src/http/headers.ts'
import { sitePolicy } from '../src/web/content-policy.ts'
import { measureLoad, startServer } from './measure-load.ts'
import { printMachine, printRatios, type Row } from './table.ts'

const DIST = join(import.meta.dirname, '../../site/dist')
const NGINX = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

interface Running {
  child: ChildProcess
  pid: number
  port: number
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** nginx with one worker, the same files and the same headers. */
async function startNginx(folder: string): Promise<Running> {
  const port = await freePort()
  const root = join(folder, 'dist')
  await cp(DIST, root, { recursive: true })
  // Ours packs pages when they are asked for, as small as a build would for nginx.
  await writeFile(join(root, 'index.html.br'), brotliCompressSync(await readFile(join(root, 'index.html'))))
  const policy = sitePolicy(await readFile(join(DIST, 'index.html'), 'utf8'))
  const headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy, ...commonHeaders(false) }
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  await writeFile(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI};
    daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      types { text/html html; } access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=1000 inactive=600s; open_file_cache_valid 600s;
      server { listen 127.0.0.1:${port}; root ${root}; index index.html; brotli_static on; ${lines.join(' ')} }
    }`,
  )
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { child, pid: child.pid ?? 0, port }
}

async function measure({ port, pid }: Running, status: 200 | 304): Promise<number> {
  const url = `http://127.0.0.1:${port}/`
  const first = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  const headers = {
    'accept-encoding': 'br',
    ...(status === 304 && { 'if-none-match': first.headers.get('etag') ?? '' }),
  }
  return (await measureLoad({ url, pid, headers, status })).perCpuSecond
}

/** The landing page, compressed, from our server and from nginx. */
async function compare(ours: Running, nginx: Running): Promise<Row[]> {
  const rows: Row[] = []
  for (const [status, target] of [
    [200, 0.6],
    [304, 0.45],
  ] as const) {
    rows.push({
      what: `landing page, ${status}`,
      ours: await measure(ours, status),
      reference: await measure(nginx, status),
      unit: 'requests per CPU second',
      target,
    })
  }
  return rows
}

if (existsSync(NGINX) && existsSync(BROTLI)) {
  const folder = await mkdtemp(join(tmpdir(), 'nila-bench-'))
  await chmod(folder, 0o755)
  const ours = await startServer(join(import.meta.dirname, 'static-server.ts'))
  const nginx = await startNginx(folder)
  try {
    printMachine()
    printRatios('Static serving', 'nginx', await compare(ours, nginx))
  } finally {
    ours.child.kill()
    nginx.child.kill()
    await rm(folder, { recursive: true })
  }
} else {
  console.log(
    'Skipped: static serving is compared with nginx and its brotli_static module, which are not installed here.',
  )
}
