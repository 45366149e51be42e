/** The article on phone manners: the price of one question, and the hours of the training. */
import { expect, it } from 'vitest'
import { expectNear, readAmounts, readChart, readExampleText, readFrontMatter, readSection, readSumTerms, sum } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'

const SLUG = 'business-phone-etiquette-2025-framework'

it('the article on phone manners prices the question about the return', () => {
  const text = readExampleText(SLUG)
  const { bars, caption } = readChart(SLUG, 'ten-seconds')
  // The bar is the sum that has its number as the result: how many of what the label says take how long.
  for (const { label, value } of bars) expectNear(label, readSumTerms(SLUG, `${value} minutes`)[0] ?? '')
  const [asking = 0, callbacks = 0] = bars.map(({ value }) => value).toSorted((a, b) => a - b)
  expectNear(text, `${asking} minutes`, `${callbacks - asking} minutes`)
  const [calls = '', seconds = ''] = readSumTerms(SLUG, `${asking} minutes`)
  const [records = '', each = ''] = readSumTerms(SLUG, `${callbacks} minutes`)
  expectNear(text, `${calls} calls`, `${seconds} seconds`)
  expectNear(text, `${records} records`, `${each} minutes`)
  expect(new Set(readAmounts(text, 'call'))).toEqual(new Set([Number(calls)]))
  if (/less than a tenth/.test(caption)) expect(asking / callbacks).toBeLessThan(1 / 10)
})
it('the article on phone manners trains for as many hours as it announces', () => {
  const training = readSection(SLUG, 'implementation')
  const hours = sum([...training.matchAll(/\((\d+) minutes\)/g)].map(([, minutes]) => Number(minutes))) / 60
  const { description, excerpt } = readFrontMatter(SLUG)
  const announcing = numbersAsDigits([training.split('\n')[0], description, excerpt].join('\n'))
  const announced = [...announcing.matchAll(/\b(\d+)[- ]hours?\b/g)].map(([, count]) => Number(count))
  expect(announced.filter((count) => count !== hours)).toEqual([])
})
