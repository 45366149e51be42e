import { expect, it } from 'vitest'
import { nearestPages } from './nearest'

const pages = [
  { path: '/request-demo', title: 'Schedule a demo', description: 'A call about your shifts.' },
  { path: '/customer-login', title: 'Customer login', description: 'Sign in, or schedule help.' },
]

it('puts the page with the word in its title first', () =>
  expect(nearestPages(pages, 'SCHEDULE').map((page) => page.path)).toEqual(['/request-demo', '/customer-login']))
it('wants every word', () => expect(nearestPages(pages, 'customer demo')).toEqual([]))
it('finds words in the path', () => expect(nearestPages(pages, 'request')).toHaveLength(1))
it.each(['', '   ', '.*', '\u0000', '%E0', 'x'.repeat(100_000)])('finds nothing and fails on nothing for %j', (query) =>
  expect(nearestPages(pages, query)).toEqual([]),
)
