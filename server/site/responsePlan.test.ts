import { describe, expect, it } from 'vitest'
import { planResponse } from './responsePlan.ts'

const files = ['/index.html', '/404.html', '/demo.html']
const site = {
  has: (file: string) => files.includes(file),
  redirects: { '/old': '/demo#part' },
  serves: () => true,
  headers: { 'X-Test': 'yes' },
}
const TEXT_HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Test': 'yes' }

describe('the plan of a response', () => {
  it.each([
    ['GET', '/', { status: 200, file: '/index.html' }],
    ['HEAD', '/demo?a=1', { status: 200, file: '/demo.html' }],
    ['GET', '/nope', { status: 404, file: '/404.html' }],
  ])('to %s %s is a file', (method, target, plan) => expect(planResponse(method, target, site)).toEqual(plan))
  it.each([
    ['POST', '/demo', 405, { Allow: 'GET, HEAD' }, 'This address can only be read.\n'],
    [undefined, '/nope', 405, { Allow: 'GET, HEAD' }, 'This address can only be read.\n'],
    ['GET', '/%E0%A4%A', 400, {}, 'This address cannot be read.\n'],
    ['GET', '/old?a=1', 301, { Location: '/demo?a=1#part' }, 'This page has moved.\n'],
  ])('to %s %s is a sentence, with status %i and the headers of a page', (method, target, status, headers, text) =>
    expect(planResponse(method, target, site)).toEqual({ status, text, headers: { ...headers, ...TEXT_HEADERS } }),
  )
  it('is a sentence also where the site has no page for what is missing', () =>
    expect(planResponse('GET', '/nope', { ...site, has: () => false })).toEqual({
      status: 404,
      text: 'There is no page at this address.\n',
      headers: TEXT_HEADERS,
    }))
})
