import { expect, it } from 'vitest'
import { currentSlug } from './currentSlug.ts'
import { routeTo } from './routes.ts'

it('of a page that was renamed is its new one', () => {
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/blog/shift-swaps' })).toBe('shift-swaps')
  expect(currentSlug(routeTo.industry, 'mining', { '/industries/mining': '/industries/mines' })).toBe('mines')
})
it('of a page that was retired is not that of what its address leads to', () => {
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/blog' })).toBe('swaps')
  expect(currentSlug(routeTo.article, 'swaps', { '/blog/swaps': '/support/manual#swaps' })).toBe('swaps')
  expect(currentSlug(routeTo.article, 'swaps', {})).toBe('swaps')
})
