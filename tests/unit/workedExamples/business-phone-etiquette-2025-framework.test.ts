/** The article on phone manners: the price of one question, and the counts that its title, script and plan promise. */
import { expect, it } from 'vitest'
import { chartOf, exampleText, frontOf, missingNear, sectionOf, tableRows } from './articleText'
import { brokenCount, brokenPromise } from './promises'

const SLUG = 'business-phone-etiquette-2025-framework'

/** Hours of the training, added up from its steps. */
const trainingHours = () =>
  [...sectionOf(SLUG, 'implementation').matchAll(/\((\d+) minutes\)/g)].reduce((sum, [, minutes]) => sum + Number(minutes), 0) / 60

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
it('has as many lines, sentences to leave out and hard calls as headings and excerpt say', () => {
  const [script, calls] = [sectionOf(SLUG, 'structuring'), sectionOf(SLUG, 'challenges')]
  const sentences = sectionOf(SLUG, 'structuring', 1)
  const counted: [string, readonly string[]][] = [
    [script, tableRows(script)],
    [sentences, sentences.split('\n\n')[1]?.match(/"[^"]+"/g) ?? []],
    [calls, calls.match(/\*\*[^*]+\*\*/g) ?? []],
  ]
  for (const [part, items] of counted) expect(brokenCount(SLUG, part, items)).toEqual([])
  const { description, excerpt } = frontOf(SLUG)
  for (const text of [description, excerpt])
    expect(brokenPromise(SLUG, text, ...counted.map(([, items]) => items.length), trainingHours())).toEqual([])
})
it('plans the hours that its heading names', () =>
  expect(brokenPromise(SLUG, sectionOf(SLUG, 'implementation').split('\n')[0] ?? '', trainingHours())).toEqual([]))
