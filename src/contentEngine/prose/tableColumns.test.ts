import { expect, it } from 'vitest'
import { areShortNames, cellClasses, fitsBesideName, hasFigures } from './tableColumns.ts'

it.each([[['8', '24', '1,200']], [['$4', '$1,815.40']], [['66%', '−1', '-2.5']], [[' 8 ', '24\n']]])(
  'a column of %j is set as figures',
  (cells) => expect(hasFigures(cells)).toBe(true),
)
it.each([[['8', 'none']], [['2 hours']], [['2–8']], [['']], [[]]])('a column of %j is not set as figures', (cells) =>
  expect(hasFigures(cells)).toBe(false),
)

it('twelve characters are brief, and thirteen are not', () => {
  expect(areShortNames(['Weeks 1–2', 'End of shift', ' End of shift '])).toBe(true)
  expect(areShortNames(['Weeks 1–2', 'End of shifts'])).toBe(false)
})
it.each([
  [2, ['9 minutes', 'none'], true],
  [3, ['nothing extra', '0.5 points'], true],
  // Fourteen characters are short, and fifteen are not. Spaces around them do not count.
  [2, [' no more than 5 '], true],
  [2, ['no more than 50'], false],
  [2, ['1 point', ' '], false],
  // A line has space for one value, but not for a sentence.
  [4, ['0.5 points'], false],
  [3, ['1 point', 'a whole sentence'], false],
  [3, ['1 point', ''], false],
  [2, [], false],
])('of a table’s %i columns, the second stands beside the first on phones: %j, %s', (columns, cells, expected) =>
  expect(fitsBesideName(columns, cells)).toBe(expected),
)
it('a table’s cell has the classes of what it is', () => {
  expect(cellClasses({ isFigure: true, isBrief: true })).toEqual(['figures', 'brief'])
  expect(cellClasses({ isBeside: true })).toEqual(['beside'])
  expect(cellClasses({})).toEqual([])
})
