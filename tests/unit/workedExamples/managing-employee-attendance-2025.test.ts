/** The arithmetic and the counts of the article on managing attendance. */
import { describe, expect, it } from 'vitest'
import { METRICS } from '../../../src/site/policy/policy'
import { articleText, chartOf, dollars, exampleText, missingNear, underHeading } from './articleText'

const SLUG = 'managing-employee-attendance-2025'
const article = articleText(SLUG)
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

describe('what the morning costs', () => {
  const text = exampleText(SLUG)
  const minutes = [35, 35, 50, 20].reduce((sum, each) => sum + each)
  const time = (minutes / 60) * 41
  const morning = time + 1150 + 150
  it('adds up the minutes, the morning and the year', () => {
    expect(missingNear(text, '35', '35', '50', '20 minutes', `${minutes} minutes`, dollars(time))).toEqual([])
    expect(missingNear(text, dollars(1150), dollars(150), dollars(morning))).toEqual([])
    expect(missingNear(text, String(2 * 52), dollars(Math.round((morning * 2 * 52) / 1000) * 1000))).toEqual([])
  })
})

describe('the seven parts', () => {
  const owners = [...article.matchAll(/^\| \d\. [^|]+\| [^|]+\| ([^|]+?) \|/gm)].map(([, owner]) => owner)
  const count = (owner: string) => WORDS[owners.filter((one) => one === owner).length]
  it('are seven, with one owner each', () => {
    expect(owners).toHaveLength(7)
    expect(owners.filter((owner) => /,| and | or | with /.test(owner ?? ''))).toEqual([])
  })
  it('are shared out as the first question says', () => {
    const shares = [
      `HR ${count('HR')}`,
      `operations ${count('Operations')}`,
      `managers ${count('Line managers')}`,
      `finance ${count('Finance')}`,
    ]
    expect(missingNear(article, ...shares)).toEqual([])
  })
})

it('has as many metrics as it says', () => expect(underHeading(SLUG, `${WORDS[METRICS.length]} numbers`)).toContain('<KpiTable'))
it('has as many guarantees, measures and conversations as it says', () => {
  const items = (from: string, mark: RegExp) => (article.split(from)[1]?.split('\n## ')[0] ?? '').match(mark)?.length
  expect(items('Five guarantees answer', /^- \*\*/gm)).toBe(5)
  expect(items('Five measures may', /^\d\. /gm)).toBe(5)
  expect(underHeading(SLUG, 'three conversations').match(/^\*\*The /gm)).toHaveLength(3)
})
it('draws the morning that it tells', () => {
  const [, told = ''] = article.split('## A morning without a system')
  const times = [...(told.split('Everyone in')[0] ?? '').matchAll(/(\d):(\d\d)\. /g)].map(([, hour, minute]) => `0${hour}:${minute}`)
  expect(chartOf(SLUG, 'morning').moments.map(({ time }) => time)).toEqual(times)
  expect(times).toHaveLength(7)
})
