import { expect, it } from 'vitest'
import { countWords, readTime } from './reading'

it('counts words of prose only', () => {
  expect(
    countWords("import { X } from 'y'\n\n## Two words\n\n<Table rows={3} />\n\nA [link](https://x.example/a-b) and 29 CFR 825.205."),
  ).toBe(8)
})
it('rounds to minutes and never says zero', () => {
  expect(readTime(2200)).toBe('10 min read')
  expect(readTime(3)).toBe('1 min read')
})
