/** The arithmetic and the shares of the article on managing attendance. */
import { expect, it } from 'vitest'
import { METRICS } from '../../../src/site/policy/policy'
import { amountsOf, chartOf, dollars, exampleText, near, sectionOf, tableRows } from './articleText'
import { brokenPromise, inFigures, namedCounts } from './promises'

const SLUG = 'managing-employee-attendance-2025'

it('the article on managing attendance adds up the minutes, the morning and the year', () => {
  const text = inFigures(exampleText(SLUG))
  const minutes = amountsOf(text, 'minute').slice(0, 4)
  const [hourly = 0, , line = 0, truck = 0] = amountsOf(text, '$')
  const [weekly = 0] = amountsOf(text, 'morning')
  const all = minutes.reduce((sum, each) => sum + each, 0)
  const time = (all / 60) * hourly
  const morning = time + line + truck
  const year = weekly * 52
  near(text, ...minutes, `${all} minutes`, dollars(hourly), dollars(time))
  near(text, dollars(line), dollars(truck), dollars(morning))
  near(text, year, dollars(Math.round((morning * year) / 1000) * 1000))
})
it('the article on managing attendance shares its parts out to one owner each, as the questions say', () => {
  const owners = tableRows(sectionOf(SLUG, 'framework')).map((row) => row.split('|')[3]?.trim() ?? '')
  expect(owners.filter((owner) => /^$|,| and | or | with /.test(owner))).toEqual([])
  const shares = Object.entries(Object.groupBy(owners, (owner) => owner)).map(([owner, parts = []]) => [owner, parts.length])
  expect(namedCounts(SLUG, sectionOf(SLUG, 'faqs'), [...new Set(owners)])).toEqual(Object.fromEntries(shares))
})
it('the article on managing attendance has as many metrics as it says', () => {
  const text = sectionOf(SLUG, 'analytics')
  expect(text).toContain('<KpiTable')
  expect(brokenPromise(SLUG, text.split('\n')[0] ?? '', METRICS.length)).toEqual([])
})
it('the article on managing attendance draws the morning that it tells', () => {
  const times = [...sectionOf(SLUG, 'pain').matchAll(/(?<!\d)(\d):(\d\d)/g)].map(([, hour, minute]) => `0${hour}:${minute}`)
  expect(chartOf(SLUG, 'morning').moments.map(({ time }) => time)).toEqual(times)
})
