/** The shares and the times of the article on managing attendance. */
import { expect, it } from 'vitest'
import { METRICS } from '#src/policy/policy.ts'
import { readChart, readSection, readTableRows } from './articleText.ts'
import { announcedCountProblems, readNamedCounts } from './countProblems.ts'

const SLUG = 'managing-employee-attendance-2025'

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
