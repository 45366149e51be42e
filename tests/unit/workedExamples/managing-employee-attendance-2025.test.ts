/** The shares of the article on managing attendance. */
import { expect, it } from 'vitest'
import { articleFile, readSection, readTableRows } from './articleText.ts'
import { readNamedCounts } from './countProblems.ts'

const SLUG = 'managing-employee-attendance-2025'

it('the article on managing attendance shares its parts out to one owner each, as the questions say', () => {
  const rows = readTableRows(readSection(SLUG, 'framework')).map((row) => row.split('|').map((cell) => cell.trim()))
  // The column that names somebody twice, since no part, content or time is said again.
  const column = rows[0]?.findIndex((cell, index) => cell !== '' && new Set(rows.map((row) => row[index])).size < rows.length) ?? -1
  const owners = rows.map((row) => row[column] ?? '')
  const cure = `${articleFile(SLUG)}, section "framework": each row of the table names one owner.`
  expect(
    owners.filter((owner) => /^$|,| and | or | with /.test(owner)),
    cure,
  ).toEqual([])
  const shares = Object.entries(Object.groupBy(owners, (owner) => owner)).map(([owner, parts = []]) => [owner, parts.length])
  expect(readNamedCounts(SLUG, readSection(SLUG, 'faqs'), [...new Set(owners)])).toEqual(Object.fromEntries(shares))
})
