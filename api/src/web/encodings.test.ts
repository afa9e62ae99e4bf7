import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'
import { describe, expect, test } from 'vitest'
import { FILES, ORIGIN, runRelease } from '../../testing/release.ts'

const { get } = runRelease()

describe('a page that carries its own origin', () => {
  test('carries the one it is served under, in every encoding', async () => {
    const whole = FILES['site/hi.html'].replace(ORIGIN_PLACEHOLDER, ORIGIN)
    expect((await get('/hi')).bytes.toString()).toBe(whole)
    const br = await get('/hi', { 'Accept-Encoding': 'br' })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(whole)
    const gzip = await get('/hi', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(gzip.bytes).toString()).toBe(whole)
  })

  test('gets smaller once it is asked for again, and stays the same to whoever has it', async () => {
    const { headers, bytes } = await get('/hi', { 'Accept-Encoding': 'br' })
    const etag = headers.get('ETag') ?? ''
    const sizeNow = async () => (await get('/hi', { 'Accept-Encoding': 'br' })).bytes.length
    await expect.poll(sizeNow).toBeLessThan(bytes.length)
    expect((await get('/hi', { 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304)
  })
})

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
    const { headers, bytes } = await get('/', { 'Accept-Encoding': accepted })
    expect(headers.get('Content-Encoding')).toBe(encoding)
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    const decoded =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(decoded.toString()).toBe(FILES['site/index.html'])
  })

  test('a picture that does not get smaller is sent as it is', async () => {
    expect((await get('/favicon.svg', { 'Accept-Encoding': 'br' })).headers.get('Content-Type')).toBe(
      'image/svg+xml',
    )
  })
})

describe('caching', () => {
  test('what has not changed is answered with 304, for its own encoding only', async () => {
    const file = '/_astro/app.1a2b.js'
    const first = await get(file, { 'Accept-Encoding': 'br' })
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await get(file, { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect((await get(file, { 'If-None-Match': etag })).status).toBe(200)
  })

  test('files whose name holds their hash are kept for ever, pages are asked for again', async () => {
    expect((await get('/_astro/app.1a2b.js')).headers.get('Cache-Control')).toContain('immutable')
    expect((await get('/admin/assets/index.9z.js')).headers.get('Cache-Control')).toContain('immutable')
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache')
  })

  test('HEAD is answered without a body', async () => {
    const { headers, bytes } = await get('/', {}, 'HEAD')
    expect([Number(headers.get('Content-Length')), bytes.length]).toEqual([
      FILES['site/index.html'].length,
      0,
    ])
  })
})
