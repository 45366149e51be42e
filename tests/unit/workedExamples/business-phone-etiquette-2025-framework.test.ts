/** The article on phone manners: the price of one question, and the counts that its title, script and plan promise. */
import { expect, it } from 'vitest'
import { chartOf, exampleText, missingNear, underHeading } from './articleText'

const SLUG = 'business-phone-etiquette-2025-framework'

it('prices the question about the return', () => {
  const example = exampleText(SLUG)
  const [calls, missing, minutes, seconds] = [45, 19, 6, 10]
  const [callbacks, asking] = [missing * minutes, (calls * seconds) / 60]
  expect(missingNear(example, String(missing), `${minutes} minutes`, `${callbacks} minutes`)).toEqual([])
  expect(missingNear(example, String(calls), `${seconds} seconds`, `${asking} minutes`)).toEqual([])
  expect(chartOf(SLUG, 'ten-seconds').bars.map(({ value }) => value)).toEqual([asking, callbacks])
  expect(asking / callbacks).toBeLessThan(1 / 10) // "less than a tenth"
  expect(missingNear(example, `${asking} minutes`, `${callbacks - asking} minutes`)).toEqual([])
})
it('has eight lines, four sentences to leave out and ten hard calls', () => {
  expect(underHeading(SLUG, 'eight-line call').match(/^\| \d \|/gm)).toHaveLength(8)
  expect(
    underHeading(SLUG, 'four sentences')
      .split('\n\n')[1]
      ?.match(/"[^"]+"/g),
  ).toHaveLength(4)
  expect(underHeading(SLUG, 'ten hard calls').match(/\*\*[^*]+\*\*/g)).toHaveLength(10)
})
it('plans the hours that its heading names', () => {
  const plan = [...underHeading(SLUG, 'three hours').matchAll(/\((\d+) minutes\)/g)].map((match) => Number(match[1]))
  expect(plan.reduce((sum, minutes) => sum + minutes, 0)).toBe(3 * 60)
})
