import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ListeningServer, listen } from './listen.ts'
import { createSiteHandler } from './siteHandler.ts'
import { readStaticFiles } from './staticFiles.ts'

let folder: string
let server: ListeningServer
let handler: RequestListener
const serves = vi.fn(() => true)
let origin: string
const body = `<h1>Demo</h1>${'x'.repeat(2000)}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, '_assets'))
  await mkdir(join(folder, 'blog'))
  await writeFile(join(folder, 'index.html'), '<h1>Home</h1>')
  await writeFile(join(folder, 'demo.html'), body)
  await writeFile(join(folder, 'demo.html.gz'), gzipSync(body))
  await writeFile(join(folder, '404.html'), '<h1>none</h1>')
  await writeFile(join(folder, 'blog/404.html'), '<h1>no post</h1>')
  await writeFile(join(folder, '_assets/a.abc123.js'), 'export {}')
  for (const ending of ['svg', 'png', 'jpg', 'webp', 'raw']) await writeFile(join(folder, `_assets/a.abc123.${ending}`), 'a picture')
  await writeFile(join(folder, '_headers'), 'secret of the host')
  server = await listen((request, response) => handler(request, response), { port: 0, variable: 'PORT' })
  origin = `http://localhost:${server.port}`
})
// Created for each test, because `npm run mutants` sees only code that runs in one.
beforeEach(async () => {
  handler = createSiteHandler({
    files: await readStaticFiles(folder),
    headers: (file) => ({ 'X-Test': 'yes', 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': `of ${file ?? 'a page'}` }),
    redirects: { '/old': '/demo#part' },
    serves,
  })
  serves.mockClear()
})
afterAll(async () => {
  // Do not wait for the unread response of a failed test.
  await server.close(0)
  await rm(folder, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, { redirect: 'manual', ...init })

/** Sends a raw request line, because libraries would clean it. @returns the status, or 0 for a closed connection */
function rawStatus(target: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), 'localhost')
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1] ?? 0), text }))
    socket.on('error', () => {})
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}

it.each([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['raw', 'application/octet-stream'],
])('a picture that ends in .%s has its type: browsers show none of another', async (ending, type) => {
  expect((await get(`/_assets/a.abc123.${ending}`)).headers.get('content-type')).toBe(type)
})

describe('addresses', () => {
  it('serves pages without their ending', async () => {
    expect(await (await get('/')).text()).toContain('Home')
    expect(await (await get('/demo')).text()).toContain('Demo')
  })
  it.each(['/', '/demo', '/demo?a=1', '/_assets/a.abc123.js'])('answers %s from its prepared responses', async (path) => {
    for (const method of ['GET', 'HEAD']) expect((await get(path, { method })).status).toBe(200)
    expect(serves).not.toHaveBeenCalled()
  })
  it('serves another spelling of an address with the same response', async () => {
    const [direct, planned] = [await get('/demo'), await get('/%64emo')]
    expect([planned.status, await planned.text()]).toEqual([200, await direct.text()])
    const listHeaders = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'date')
    expect(listHeaders(planned)).toEqual(listHeaders(direct))
    expect(serves).toHaveBeenCalledExactlyOnceWith('/demo')
  })
  it('does not serve what the origin does not answer', async () => {
    const files = await readStaticFiles(folder)
    handler = createSiteHandler({ files, headers: () => ({}), redirects: {}, serves: (path) => path !== '/demo' })
    expect([(await get('/demo')).status, (await get('/')).status]).toEqual([404, 200])
  })
  it.each([
    ['/demo/', '/demo'],
    ['/demo.html?a=1', '/demo?a=1'],
    ['/index.html', '/'],
    ['/blog/', '/blog'],
    ['/old?a=1', '/demo?a=1#part'],
    ['//evil.example/', '/evil.example'],
  ])('redirects %s to %s', async (from, to) => {
    const response = await get(from)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(to)
  })
  it('answers 404 with the nearest page', async () => {
    const page = await get('/nope')
    expect([page.status, await page.text()]).toEqual([404, '<h1>none</h1>'])
    const post = await get('/blog/nope')
    expect([post.status, await post.text()]).toEqual([404, '<h1>no post</h1>'])
    expect((await get('/404')).status).toBe(404)
  })
  it('does not serve what is meant for static hosts, nor variants under their own name', async () => {
    expect((await get('/_headers')).status).toBe(404)
    expect((await get('/demo.html.gz')).status).toBe(404)
  })
})

describe('bad paths get 400 or 404 and never a stack', () => {
  it.each([
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/%00',
    '/demo%00.html',
    `/${'a'.repeat(10_240)}`,
    '/%5c..%5cwin.ini',
    '/%2e%2e/%2e%2e/etc/passwd',
    '*',
    'http://x/',
  ])('%s', async (target) => {
    const { status, text } = await rawStatus(target)
    expect([400, 404]).toContain(status)
    expect(text).not.toMatch(/\bat .*\.[jt]s|node:internal|root:/)
  })
})

describe('responses', () => {
  it('carry the headers, also when nothing is found', async () => {
    expect((await get('/')).headers.get('x-test')).toBe('yes')
    expect((await get('/nope')).headers.get('x-test')).toBe('yes')
    expect((await get('/%E0%A4%A')).headers.get('x-test')).toBe('yes')
  })
  it('are compressed where that is accepted', async () => {
    const plain = await get('/demo', { headers: { 'accept-encoding': 'identity' } })
    const small = await get('/demo', { headers: { 'accept-encoding': 'gzip' } })
    expect([plain.headers.get('content-encoding'), plain.headers.get('accept-ranges')]).toEqual([null, 'bytes'])
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(small.headers.get('vary')).toContain('Accept-Encoding')
    expect(small.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await small.text()).toBe(body)
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })
  it('have strong ETags and answer 304', async () => {
    const first = await get('/demo')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const second = await get('/demo', { headers: { 'if-none-match': `"other", ${etag}`, 'cache-control': 'max-age=0' } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('x-test')).toBe('yes')
  })
  it('are kept forever when their name has a hash, and pages for half a minute', async () => {
    expect((await get('/_assets/a.abc123.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/demo')).headers.get('cache-control')).toContain('max-age=30, must-revalidate')
    expect((await get('/_assets/gone.js')).headers.get('cache-control')).not.toContain('immutable')
  })
  it('with what pages load have what such a file needs, and a content security policy that lets it do nothing', async () => {
    const { headers } = await get('/_assets/a.abc123.js')
    expect([headers.get('x-content-type-options'), headers.get('x-test')]).toEqual(['nosniff', null])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect((await get('/demo')).headers.get('content-security-policy')).toBe('of /demo.html')
  })
  it('to HEAD have headers and no body', async () => {
    const head = await get('/demo', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(head.headers.get('content-length')).toBe(String(body.length))
    expect(await head.text()).toBe('')
  })
  it('to ranges are parts', async () => {
    const part = await get('/demo', { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '<h1>', `bytes 0-3/${body.length}`])
    expect(part.headers.get('accept-ranges')).toBe('bytes')
    const beyond = await get('/demo', { headers: { range: 'bytes=9999-' } })
    expect([beyond.status, await beyond.text(), beyond.headers.get('content-range')]).toEqual([416, '', `bytes */${body.length}`])
  })
  it('to ranges that touch each other are one part', async () => {
    const part = await get('/demo', { headers: { range: 'bytes=0-1,2-3' } })
    expect([part.status, await part.text()]).toEqual([206, '<h1>'])
  })
  it('to ranges are parts of the file as it is, also for those who take it compressed', async () => {
    const part = await get('/demo', { headers: { range: 'bytes=0-3', 'accept-encoding': 'gzip' } })
    expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([206, null, '<h1>'])
  })
  it('to HEAD are about the whole, also where a range is asked for', async () => {
    const head = await get('/demo', { method: 'HEAD', headers: { range: 'bytes=0-3', 'accept-encoding': 'identity' } })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)])
  })
  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=x'])('to the range %s are the whole', async (range) => {
    const whole = await get('/demo', { headers: { range } })
    expect([whole.status, await whole.text()]).toEqual([200, body])
  })
  it('to a part of something else are the whole', async () => {
    const etag = (await get('/demo', { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? ''
    const status = async (known: string) => (await get('/demo', { headers: { range: 'bytes=0-3', 'if-range': known } })).status
    expect([await status(etag), await status('"other"')]).toEqual([206, 200])
  })
  it('know a file by either of its ETags only in its own encoding', async () => {
    const etag = (await get('/demo', { headers: { 'accept-encoding': 'gzip' } })).headers.get('etag') ?? ''
    const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect((await get('/demo', { headers: { ...again, 'accept-encoding': 'gzip' } })).status).toBe(304)
    expect((await get('/demo', { headers: { ...again, 'accept-encoding': 'identity' } })).status).toBe(200)
  })
  it('are not compressed for those who refuse it', async () => {
    const response = await get('/demo', { headers: { 'accept-encoding': 'gzip;q=0, br;q=0' } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, body])
  })
  it('to other methods are 405', async () => {
    const response = await get('/demo', { method: 'POST', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect([response.headers.get('content-type'), (await response.text()).trim()]).toEqual([
      'text/plain; charset=utf-8',
      'This address can only be read.',
    ])
  })
})
