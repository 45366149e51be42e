/** The tasks that remain after a command has made an entry. */
import { expect, it } from 'vitest'
import { describeNewFeature, describeNewIndustry } from './newEntrySentences.ts'

const LISTED = 'Its "menu" line has '

it.each([
  ['feature', describeNewFeature, /^The header and the footer do not list it \(docs\//m],
  ['industry', describeNewIndustry, /^The header and the demo form do not offer it \(docs\//m],
] as const)('a new %s says whether menus list it', (_kind, describeNew, unlisted) => {
  const output = (isListed: boolean) => describeNew('src/content/made.yaml', 'open-shifts', isListed)
  expect([output(true).includes(LISTED), output(false).includes(LISTED)]).toEqual([true, false])
  expect(output(false)).toMatch(unlisted)
  expect(output(true)).not.toMatch(unlisted)
})
it('a new feature that no menu lists has to be linked to, by its token', () => {
  expect(describeNewFeature('made.yaml', 'open-shifts', false)).toContain('{feature:open-shifts}')
  expect(describeNewFeature('made.yaml', 'open-shifts', true)).not.toContain('{feature:')
})
