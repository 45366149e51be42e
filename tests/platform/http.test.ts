/** A black-box suite for every platform that serves the site. SITE_ORIGIN and FORM_ORIGIN are its addresses. */
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { TRAP_FIELD } from '#src/demoForm/demoRequest.ts'
import { DEMO_FRAME, NOT_FOUND } from '#src/specification/interfaceValues.ts'
import { POSTED_LEAD } from './postedLead.ts'

const SITE = process.env.SITE_ORIGIN ?? 'http://localhost:4321'
const FORM = process.env.FORM_ORIGIN ?? 'http://localhost:4322'
const fetchPath = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init })

/** @returns the status of a request line that no browser would send */
function fetchRawStatus(target: string): Promise<number> {
  const { hostname, port } = new URL(SITE)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (data) => {
      text += data
      socket.end()
    })
    socket.on('close', () => resolve(Number(text.split(' ')[1] ?? 0)))
    socket.on('error', () => resolve(0))
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`)
  })
}

describe('pages', () => {
  it('have clean addresses', async () => {
    const page = await fetchPath(`${SITE}/request-demo`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain(DEMO_FRAME.title)
  })
  it.each([
    ['/blog/', '/blog'],
    ['/request-demo.html?a=1', '/request-demo?a=1'],
    ['/index.html', '/'],
    ['/login', '/customer-login'],
    ['/features', '/#features'],
  ])('redirect %s to %s', async (from, to) => {
    const response = await fetchPath(`${SITE}${from}`)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')?.replace(SITE, '')).toBe(to)
  })
  it('that are missing answer 404 with the page that fits', async () => {
    const page = await fetchPath(`${SITE}/nope`)
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining(NOT_FOUND.page.heading)])
    const post = await fetchPath(`${SITE}/blog/nope`)
    expect([post.status, await post.text()]).toEqual([404, expect.stringContaining(`>${NOT_FOUND.post.heading}</h1>`)])
  })
  it.each(['/%E0%A4%A', '/..%2f..%2fetc/passwd', `/${'a'.repeat(10_240)}`])('%s gets 400 or 404', async (target) => {
    expect([400, 404]).toContain(await fetchRawStatus(target))
  })
  it('are read-only', async () => expect((await fetchPath(`${SITE}/`, { method: 'POST', body: 'x' })).status).toBe(405))
  it('answer HEAD without a body, and 304 to what is known', async () => {
    const head = await fetchPath(`${SITE}/`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const etag = (await fetchPath(`${SITE}/`)).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await fetchPath(`${SITE}/`, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304)
  })
  it('keep hashed files forever, pages for half a minute, and ask again for the others', async () => {
    const html = await (await fetchPath(`${SITE}/`)).text()
    const asset = /\/_assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    expect((await fetchPath(`${SITE}${asset}`)).headers.get('cache-control')).toContain('immutable')
    expect((await fetchPath(`${SITE}/`)).headers.get('cache-control')).toContain('max-age=30, must-revalidate')
    expect((await fetchPath(`${SITE}/rss.xml`)).headers.get('cache-control')).toContain('max-age=0, must-revalidate')
  })
})

describe('security headers', () => {
  it.each([`${SITE}/`, `${SITE}/nope`, `${SITE}/login`])('are on %s', async (url) => {
    const { headers } = await fetchPath(url)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'/)
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
  it('of files that pages load include a content security policy that allows nothing', async () => {
    const asset = /\/_assets\/[\w.-]+\.js/.exec(await (await fetchPath(`${SITE}/`)).text())?.[0] ?? ''
    const { headers } = await fetchPath(`${SITE}${asset}`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBeNull()
  })
  it('let the site frame the form, and nobody frame the site', async () => {
    const csp = (await fetchPath(`${FORM}/embed/demo-request`)).headers.get('content-security-policy') ?? ''
    expect(csp).toMatch(/frame-ancestors https?:\/\//)
    expect(csp).toContain("form-action 'self'")
  })
})

describe('the two origins', () => {
  it('do not answer for each other', async () => {
    expect((await fetchPath(`${SITE}/embed/demo-request`)).status).toBe(404)
    expect((await fetchPath(`${FORM}/customer-login`)).status).toBe(404)
    expect((await fetchPath(`${SITE}/api/leads`, { method: 'POST', body: '{}' })).status).toBe(405)
  })
})

describe('leads', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetchPath(`${FORM}/api/leads`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  it('are stored once for each key', async () => {
    const body = JSON.stringify({ ...POSTED_LEAD, idempotencyKey: crypto.randomUUID() })
    const [first, second] = [await post(body), await post(body)]
    expect([first.status, second.status]).toEqual([201, 201])
    const references = [await first.json(), await second.json()] as { reference: string }[]
    expect(references[0]?.reference).toMatch(/^PP-/)
    expect(references[1]).toEqual(references[0])
  })
  it('are never kept by a cache', async () => {
    const responses = [await post(JSON.stringify(POSTED_LEAD)), await post('{'), await fetchPath(`${FORM}/healthz`)]
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store'])
  })
  it('that are posted again with another body are corrected, under the same reference', async () => {
    const key = { idempotencyKey: crypto.randomUUID() }
    const send = async (phone: string) =>
      (await (await post(JSON.stringify({ ...POSTED_LEAD, ...key, phone }))).json()) as { reference: string }
    expect(await send('312 555 0199')).toEqual(await send('312 555 0100'))
  })
  it('that look automated get the same response', async () => {
    const response = await post(JSON.stringify({ ...POSTED_LEAD, [TRAP_FIELD]: 'x', idempotencyKey: crypto.randomUUID() }))
    expect([response.status, await response.json()]).toEqual([201, { reference: expect.stringMatching(/^PP-/) }])
  })
  it('that are wrong get errors by field', async () => {
    const response = await post(JSON.stringify({ ...POSTED_LEAD, email: 'x' }))
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ errors: { email: expect.any(String) } })])
  })
  it.each([
    [413, 'x'.repeat(66_000), {}],
    [415, 'x', { 'content-type': 'text/plain' }],
    [403, JSON.stringify(POSTED_LEAD), { origin: 'https://evil.example' }],
    [400, '{', {}],
  ])('answer %d', async (status, body, headers) => expect((await post(body, headers)).status).toBe(status))
  it('come as plain form posts, and errors keep what was typed', async () => {
    const send = (change: object) =>
      post(new URLSearchParams({ ...POSTED_LEAD, employees: '10', consent: 'on', elapsed: '60000', ...change }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      })
    const wrong = await send({ phone: '1' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="Black Box"')])
    const sent = await send({ company: `Box ${Date.now()}` })
    expect([sent.status, await sent.text()]).toEqual([201, expect.stringMatching(/PP-[2-9A-Z]{8}/)])
  })
  it('are in good health', async () => expect(await (await fetchPath(`${FORM}/healthz`)).text()).toBe('ok\n'))
})
