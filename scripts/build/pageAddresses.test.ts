import { describe, expect, it } from 'vitest'
import { pageAddressProblems } from './pageAddresses.ts'

const routed = { home: '/', team: '/team' }

describe('a forgotten address is named', () => {
  it('no address is forgotten where pages, routes and share cards agree', () =>
    expect(pageAddressProblems(['/', '/team'], ['/og/home.png', '/og/team.png'], routed)).toEqual([]))
  it.each([
    ['a page without a row', ['/', '/team', '/new'], ['/og/home.png', '/og/team.png'], /^src\/pages has the page \/new,/],
    ['an entry without a page', ['/', '/team'], ['/og/home.png', '/og/team.png', '/og/gone.png'], /has the page \/gone,/],
    ['a route without a page', ['/'], ['/og/home.png'], /names the page \/team \("team"\)/],
  ])('%s', (_what, paths, images, sentence) => {
    const problems = pageAddressProblems(paths, images, routed)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(sentence)
  })
})
