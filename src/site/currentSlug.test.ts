import { expect, it } from 'vitest'
import { currentSlug } from './currentSlug.ts'
import { routeTo } from './routes.ts'

it('the current slug of a renamed page is its new one', () => {
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/blog/shift-swaps' })).toBe('shift-swaps')
  expect(currentSlug(routeTo.industry, 'mining', { '/industries/mining': '/industries/mines' })).toBe('mines')
})
it('the current slug of a retired page is not that of the page that its address redirects to', () => {
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/blog' })).toBe('swaps')
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/support/manual#swaps' })).toBe('swaps')
  expect(currentSlug(routeTo.article, 'swaps', {})).toBe('swaps')
})
