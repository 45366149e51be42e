/** The article on phone manners: the price of one question, and the hours of the training. */
import { expect, it } from 'vitest'
import { expectNear, readAmounts, readChart, readExampleText, readFrontMatter, readSection, sum } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
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
  const { bars, caption } = readChart(SLUG, 'ten-seconds')
  if (/less than a tenth/.test(caption)) expect(asking / callbacks).toBeLessThan(1 / 10)
  expect(bars.map(({ value }) => value)).toEqual([asking, callbacks])
  for (const [index, count] of [calls, missing].entries()) expectNear(bars[index]?.label ?? '', count)
})
it('the article on phone manners trains for as many hours as it announces', () => {
  const training = readSection(SLUG, 'implementation')
  const hours = sum([...training.matchAll(/\((\d+) minutes\)/g)].map(([, minutes]) => Number(minutes))) / 60
  const { description, excerpt } = readFrontMatter(SLUG)
  const announcing = numbersAsDigits([training.split('\n')[0], description, excerpt].join('\n'))
  const announced = [...announcing.matchAll(/\b(\d+)[- ]hours?\b/g)].map(([, count]) => Number(count))
  expect(announced.filter((count) => count !== hours)).toEqual([])
})
