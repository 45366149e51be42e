/** The article on phone manners: the price of one question. */
import { expect, it } from 'vitest'
import { amountsOf, chartOf, exampleText, near } from './articleText'
import { termsIn } from './equations'

const SLUG = 'business-phone-etiquette-2025-framework'

it('the article on phone manners prices the question about the return', () => {
  const text = exampleText(SLUG)
  const [[missing = 0, each = 0] = [], [calls = 0, seconds = 0] = []] = termsIn(text)
  const [callbacks, asking] = [missing * each, (calls * seconds) / 60]
  near(text, `${missing} records`, `${each} minutes`, `${callbacks} minutes`)
  near(text, `${calls} calls`, `${seconds} seconds`, `${asking} minutes`)
  near(text, `${asking} minutes`, `${callbacks - asking} minutes`)
  expect(amountsOf(text, 'call')).toEqual([calls, calls])
  expect(asking / callbacks).toBeLessThan(1 / 10) // "less than a tenth"
  const { bars } = chartOf(SLUG, 'ten-seconds')
  expect(bars.map(({ value }) => value)).toEqual([asking, callbacks])
  for (const [index, count] of [calls, missing].entries()) near(bars[index]?.label ?? '', count)
})
