import { expect, it } from 'vitest'
import { currentSlug, redirects } from './redirects.ts'
import { routes, routeTo } from './routes.ts'

it('old addresses lead where docs/requirements/clarifications.md says', () => {
  expect(redirects).toMatchObject({
    '/features': expect.stringMatching(/^\//),
    '/support': routes.helpCenter,
    '/legal': expect.stringMatching(/^\/legal\//),
    '/login': routes.customerLogin,
    '/demo': routes.requestDemo,
  })
})

it('the current slug of a renamed page is its new one', () => {
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/blog/shift-swaps' })).toBe('shift-swaps')
  expect(currentSlug(routeTo.industry, 'mining', { '/industries/mining': '/industries/mines' })).toBe('mines')
})
it('the current slug of a retired page is not that of the page that its address redirects to', () => {
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/blog' })).toBe('swaps')
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/support/manual#swaps' })).toBe('swaps')
  expect(currentSlug(routeTo.article, 'swaps', {})).toBe('swaps')
})
