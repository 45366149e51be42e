import { expect, it } from 'vitest'
import { CLAIM_GROUPS, CLAIM_KINDS } from '#src/models/names/claimKinds.ts'
import { findProblems } from '../findProblems.testing.ts'
import { claimsPageSchema } from './claimsPage.ts'

it.each([
  ['kind', claimsPageSchema.shape.kinds.shape.items, Object.keys(CLAIM_KINDS), { text: 'What the footnote promises.' }],
  ['group', claimsPageSchema.shape.groups, CLAIM_GROUPS, { heading: 'A heading', label: 'A label' }],
])('the page with all claims has words for each %s of figures once, in any order', (what, schema, ids, words) => {
  const written = ids.map((id) => ({ id, ...words }))
  const fix = expect.stringMatching(new RegExp(`^Name each ${what} of .*claimKinds\\.ts once: ${ids.join(', ')}\\.$`))
  expect(findProblems(schema, written.toReversed())).toEqual([])
  expect(findProblems(schema, written.slice(1))).toEqual([fix])
  expect(findProblems(schema, [...written, ...written.slice(0, 1)])).toEqual([fix])
  expect(findProblems(schema, [...written.slice(1), ...written.slice(1, 2)])).toEqual([fix])
})
