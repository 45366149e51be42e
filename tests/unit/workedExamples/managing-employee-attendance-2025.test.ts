/** The arithmetic and the shares of the article on managing attendance. */
import { expect, it } from 'vitest'
import { METRICS } from '#src/policy/policy.ts'
import { dollars, expectNear, readAmounts, readChart, readExampleText, readSection, readTableRows, sum } from './articleText.ts'
import { announcedCountProblems, numbersAsDigits, readNamedCounts } from './countProblems.ts'

const SLUG = 'managing-employee-attendance-2025'

it('the article on managing attendance adds up the minutes, the morning and the year', () => {
  const text = numbersAsDigits(readExampleText(SLUG))
  const amounts = readAmounts(text, 'minute')
  // As many as add up to the one that follows them.
  const minutes = amounts.slice(
    0,
    amounts.findIndex((amount, index) => index > 1 && amount === sum(amounts.slice(0, index))),
  )
  const [hourly = 0, , line = 0, truck = 0] = readAmounts(text, '$')
  const [weekly = 0] = readAmounts(text, 'morning')
  const all = sum(minutes)
  const time = (all / 60) * hourly
  const morning = time + line + truck
  const year = weekly * 52
  expectNear(text, ...minutes, `${all} minutes`, dollars(hourly), dollars(time))
  expectNear(text, dollars(line), dollars(truck), dollars(morning))
  expectNear(text, year, dollars(Math.round((morning * year) / 1000) * 1000))
})
it('the article on managing attendance shares its parts out to one owner each, as the questions say', () => {
  const rows = readTableRows(readSection(SLUG, 'framework')).map((row) => row.split('|').map((cell) => cell.trim()))
  // The column that names somebody twice, since no part, content or time is said again.
  const column = rows[0]?.findIndex((cell, index) => cell !== '' && new Set(rows.map((row) => row[index])).size < rows.length) ?? -1
  const owners = rows.map((row) => row[column] ?? '')
  expect(owners.filter((owner) => /^$|,| and | or | with /.test(owner))).toEqual([])
  const shares = Object.entries(Object.groupBy(owners, (owner) => owner)).map(([owner, parts = []]) => [owner, parts.length])
  expect(readNamedCounts(SLUG, readSection(SLUG, 'faqs'), [...new Set(owners)])).toEqual(Object.fromEntries(shares))
})
it('the article on managing attendance has as many metrics as it says', () => {
  const text = readSection(SLUG, 'analytics')
  expect(text).toContain('<KpiTable')
  expect(announcedCountProblems(SLUG, text.split('\n')[0] ?? '', METRICS.length)).toEqual([])
})
it('the article on managing attendance draws the morning that it tells', () => {
  const times = [...readSection(SLUG, 'pain').matchAll(/(?<!\d)(\d):(\d\d)/g)].map(([, hour, minute]) => `0${hour}:${minute}`)
  expect(readChart(SLUG, 'morning').moments.map(({ time }) => time)).toEqual(times)
})
