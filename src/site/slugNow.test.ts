import { expect, it } from 'vitest'
import { routeTo } from './routes'
import { slugNow } from './slugNow'

it('of a page that was renamed is its new one', () => {
  expect(slugNow(routeTo.article, 'swaps', { '/blog/swaps': '/blog/shift-swaps' })).toBe('shift-swaps')
  expect(slugNow(routeTo.industry, 'mining', { '/industries/mining': '/industries/mines' })).toBe('mines')
})
it('of a page that was retired is not that of what its address leads to', () => {
  expect(slugNow(routeTo.article, 'swaps', { '/blog/swaps': '/blog' })).toBe('swaps')
  expect(slugNow(routeTo.article, 'swaps', { '/blog/swaps': '/support/manual#swaps' })).toBe('swaps')
  expect(slugNow(routeTo.article, 'swaps', {})).toBe('swaps')
})
