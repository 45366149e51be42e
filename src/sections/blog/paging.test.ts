import { expect, it } from 'vitest'
import { clampPage, pageCount } from './paging.ts'

it.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [200, 17],
])('%d articles make %d pages of twelve', (articles, pages) => expect(pageCount(articles, 12)).toBe(pages))
it.each([
  [null, 1],
  ['', 1],
  ['  ', 1],
  ['abc', 1],
  ['0', 1],
  ['-3', 1],
  ['2', 2],
  ['2.9', 2],
  ['99', 5],
  ['1e9', 5],
  ['Infinity', 5],
  ['%00', 1],
])('the blog’s ?page=%s is page %d of five', (value, page) => expect(clampPage(value, 5)).toBe(page))
