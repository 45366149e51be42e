/** The article on phone manners: the price of one question, and the counts that its title, script and plan promise. */
import { expect, it } from 'vitest'
import { articleText, exampleText, figureOf } from './articleText'

const SLUG = 'business-phone-etiquette-2025-framework'
const text = articleText(SLUG)
const part = (from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? ''

it('prices the question about the return', () => {
  const example = exampleText(SLUG, 'Ten seconds, priced, at a sample gatehouse')
  const [calls, missing, minutes, seconds] = [45, 19, 6, 10]
  const [callbacks, asking] = [missing * minutes, (calls * seconds) / 60]
  expect(example).toContain(`${missing} × ${minutes} = ${callbacks} minutes`)
  expect(example).toContain(`${calls} × ${seconds} ÷ 60 = ${asking} minutes`)
  expect(figureOf(SLUG, 'ten-seconds').bars.map(({ value }) => value)).toEqual([asking, callbacks])
  expect(asking / callbacks).toBeLessThan(1 / 10) // "less than a tenth"
  expect(example).toContain(`saves ${callbacks - asking} minutes a week`)
})
it('has eight lines, four sentences to leave out and ten hard calls', () => {
  expect(part('## The eight-line call', 'Line 4 names').match(/\| \d \|/g)).toHaveLength(8)
  expect(part('### Four sentences to train away', 'If the caller').match(/"[^"]+"/g)).toHaveLength(4)
  expect(part('## Ten hard calls, word for word', '## Frequently').match(/\*\*[^*]+\*\*/g)).toHaveLength(10)
})
it('plans the hours that its heading names', () => {
  const plan = [...part('## Training: three hours on the clock', 'Afterward').matchAll(/\((\d+) minutes\)/g)].map((match) =>
    Number(match[1]),
  )
  expect(plan.reduce((sum, minutes) => sum + minutes, 0)).toBe(3 * 60)
})
