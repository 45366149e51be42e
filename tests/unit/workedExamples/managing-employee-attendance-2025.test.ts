/** The arithmetic and the counts of the article on managing attendance. */
import { describe, expect, it } from 'vitest'
import { METRICS } from '../../../src/site/policy/policy'
import { chartOf, dollars, exampleText, frontOf, missingNear, sectionOf, tableRows } from './articleText'
import { brokenCount, brokenPromise, namedCounts } from './promises'

const SLUG = 'managing-employee-attendance-2025'

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
  const rows = tableRows(sectionOf(SLUG, 'framework'))
  const owners = rows.map((row) => row.split('|')[3]?.trim() ?? '')
  it('are as many as title and heading say, with one owner each', () => {
    expect(brokenCount(SLUG, sectionOf(SLUG, 'framework'), rows)).toEqual([])
    expect(brokenPromise(SLUG, frontOf(SLUG).title, rows.length)).toEqual([])
    expect(owners.filter((owner) => /^$|,| and | or | with /.test(owner))).toEqual([])
  })
  it('are shared out as the questions say', () => {
    const shares = Object.entries(Object.groupBy(owners, (owner) => owner)).map(([owner, parts = []]) => [owner, parts.length])
    expect(namedCounts(SLUG, sectionOf(SLUG, 'faqs'), [...new Set(owners)])).toEqual(Object.fromEntries(shares))
  })
})

it('has as many metrics as it says', () => {
  const text = sectionOf(SLUG, 'analytics')
  expect(text).toContain('<KpiTable')
  expect(brokenPromise(SLUG, text.split('\n')[0] ?? '', METRICS.length)).toEqual([])
})
it.each([
  ['guarantees', 'compliance', /^- .+$/gm],
  ['measures', 'scheduling', /^\d\. .+$/gm],
  ['conversations', 'managers', /^\*\*.+$/gm],
])('has as many %s as it says', (_, id, item) => {
  const text = sectionOf(SLUG, id)
  expect(brokenCount(SLUG, text, text.match(item))).toEqual([])
})
it('draws the morning that it tells', () => {
  const times = [...sectionOf(SLUG, 'pain').matchAll(/(?<!\d)(\d):(\d\d)/g)].map(([, hour, minute]) => `0${hour}:${minute}`)
  expect(chartOf(SLUG, 'morning').moments.map(({ time }) => time)).toEqual(times)
})
