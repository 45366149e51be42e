/** The article on phone manners: the price of one question. */
import { expect, it } from 'vitest'
import { expectNear, readAmounts, readChart, readExampleText } from './articleText.ts'
import { findTerms } from './equations.ts'

const SLUG = 'business-phone-etiquette-2025-framework'

it('the article on phone manners prices the question about the return', () => {
  const text = readExampleText(SLUG)
  const [[missing = 0, each = 0] = [], [calls = 0, seconds = 0] = []] = findTerms(text)
  const [callbacks, asking] = [missing * each, (calls * seconds) / 60]
  expectNear(text, `${missing} records`, `${each} minutes`, `${callbacks} minutes`)
  expectNear(text, `${calls} calls`, `${seconds} seconds`, `${asking} minutes`)
  expectNear(text, `${asking} minutes`, `${callbacks - asking} minutes`)
  expect(readAmounts(text, 'call')).toEqual([calls, calls])
  expect(asking / callbacks).toBeLessThan(1 / 10) // "less than a tenth"
  const { bars } = readChart(SLUG, 'ten-seconds')
  expect(bars.map(({ value }) => value)).toEqual([asking, callbacks])
  for (const [index, count] of [calls, missing].entries()) expectNear(bars[index]?.label ?? '', count)
})
