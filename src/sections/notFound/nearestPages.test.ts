import { describe, expect, it } from 'vitest'
import { nearestPages } from './nearestPages.ts'

const pages = [
  { path: '/request-demo', title: 'Schedule a demo', description: 'A call about your shifts.' },
  { path: '/customer-login', title: 'Customer login', description: 'Sign in, or schedule help.' },
]

describe('the search for pages by a wrong address', () => {
  it('puts the page with the word in its title first', () =>
    expect(nearestPages(pages, 'SCHEDULE').map((page) => page.path)).toEqual(['/request-demo', '/customer-login']))
  it('wants every word', () => expect(nearestPages(pages, 'customer demo')).toEqual([]))
  it('finds words in the path', () => expect(nearestPages(pages, 'request')).toHaveLength(1))
  it('finds nothing and fails on nothing, whatever is typed', () => {
    for (const query of ['', '   ', '.*', '\u0000', '%E0', 'x'.repeat(100_000)]) expect(nearestPages(pages, query)).toEqual([])
  })

  it('counts words of the title more than others, and orders equals by title', () => {
    const page = (title: string, description: string) => ({ path: `/${title.length}`, title, description })
    const found = nearestPages(
      [page('Zebra', 'points'), page('Alpha', 'points'), page('Points', 'x'), page('Points of FMLA', 'x')],
      'points',
    )
    expect(found.map(({ title }) => title)).toEqual(['Points', 'Points of FMLA', 'Alpha', 'Zebra'])
  })
  it('adds up the words', () => {
    const first = { path: '/1', title: 'Other', description: 'fmla policy' }
    const second = { path: '/2', title: 'Policy', description: 'fmla' }
    expect(nearestPages([first, second], 'fmla policy').map(({ path }) => path)).toEqual(['/2', '/1'])
  })
  it('lists five at most, or as many as asked for', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ path: `/${index}`, title: `Page ${index}`, description: '' }))
    expect(nearestPages(many, 'page')).toHaveLength(5)
    expect(nearestPages(many, 'page', 2)).toHaveLength(2)
  })
  it('reads words of any script, leaves single letters out, and stops at 200 characters', () => {
    const page = { path: '/x', title: 'Über Ausfälle', description: 'Punkte: 24/7' }
    expect(nearestPages([page], 'ÜBER; a, ausfälle!')).toEqual([page])
    expect(nearestPages([page], '24')).toEqual([page])
    expect(nearestPages([page], 'a')).toEqual([])
    expect(nearestPages([page], `über${' '.repeat(196)}zebra`)).toEqual([page])
    expect(nearestPages([page], `über${' '.repeat(195)}zebra`)).toEqual([page])
    expect(nearestPages([page], `über${' '.repeat(190)}zebra`)).toEqual([])
  })
})
