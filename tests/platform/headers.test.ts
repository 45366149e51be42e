/** Scores the headers that each platform sends. SITE_ORIGIN and FORM_ORIGIN are its addresses. */
import { expect, it } from 'vitest'
import { calculateObservatoryScore } from '../lib/observatory.ts'

const SITE = process.env.SITE_ORIGIN ?? 'http://localhost:4321'
const FORM = process.env.FORM_ORIGIN ?? 'http://localhost:4322'
/** Replaces local addresses, which only a local build has; a public build has public ones (server/site/origins.test.ts). */
const asPublic = (csp: string) => csp.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, 'https://public.example')

it.each([`${SITE}/`, `${FORM}/embed/demo-request`, `${FORM}/healthz`, `${FORM}/nope`])(
  'the security headers of %s score A+ by MDN’s rules',
  async (url) => {
    const headers = Object.fromEntries((await fetch(url)).headers)
    const scored = calculateObservatoryScore({ ...headers, 'content-security-policy': asPublic(headers['content-security-policy'] ?? '') })
    expect(scored, scored.notes.join(', ')).toMatchObject({ grade: 'A+' })
    expect(scored.score).toBeGreaterThanOrEqual(115)
  },
)
it('the server does not reveal its software', async () => {
  for (const url of [`${SITE}/`, `${FORM}/healthz`]) {
    const { headers } = await fetch(url)
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  }
})
