import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createHttpServer, startingHandlers } from '../src/server.ts'
import { loadRelease } from '../src/web/load-release.ts'

const ROOT = join(import.meta.dirname, '../..')

// The product's own server with the release and nothing behind it.
const handlers = startingHandlers()
handlers.release = await loadRelease(join(ROOT, 'site/dist'), join(ROOT, 'admin/dist'), 'http://localhost')
const { server } = createHttpServer(handlers)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
