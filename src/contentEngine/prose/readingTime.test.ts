import { expect, it } from 'vitest'
import { calculateReadingMinutes, countWords, formatReadingTime } from './readingTime.ts'

it('the reading time counts words of prose only', () => {
  expect(
    countWords("import { X } from 'y'\n\n## Two words\n\n<Table rows={3} />\n\nA [link](https://x.example/a-b) and 29 CFR 825.205."),
  ).toBe(8)
})
it.each([
  ['', 0],
  ['— … *', 0],
  ['29 CFR 825.205 says “no one’s”.', 6],
  ['half-time, 50% off-line', 3],
  ['one [two](/three/four) five', 3],
  ['[a](/b)[c](/d)', 2],
  ['a<b>c', 2],
  ["import { a } from 'b'\nimport c from 'd'\nword", 1],
  ['They import goods', 3],
  ['one {/* not\nyet */} two {/* nor this */}three', 3],
  ['A {number:calls}-call month at {number:rate}', 5],
  ['Überstunden für Ñandú', 3],
])('the reading time counts in %j %i words', (text, words) => expect(countWords(text)).toBe(words))
it('the reading time rounds to minutes and never says zero', () =>
  expect([2200, 329, 330, 3].map(calculateReadingMinutes)).toEqual([10, 1, 2, 1]))
it('the reading time says that its minutes are for reading', () => expect(formatReadingTime(10)).toBe('10 min read'))
