/** Lookups for pages: the only entry of a collection, and an entry by its id. */
import { expect, it } from 'vitest'
import { requireEntryById, requireSingleEntry } from './entryLookup.ts'

it('requireSingleEntry returns the only entry of a collection, or throws with the number of entries', () => {
  const entry = { data: { heading: 'x' } }
  expect(requireSingleEntry([entry], 'home')).toBe(entry)
  expect(() => requireSingleEntry([], 'home')).toThrow('The collection "home" should have exactly one entry, but has 0.')
  expect(() => requireSingleEntry([entry, entry], 'home')).toThrow('The collection "home" should have exactly one entry, but has 2.')
})
it('requireEntryById finds an entry, or throws with the ids that exist', () => {
  const entries = [{ id: 'retail' }, { id: 'logistics' }]
  expect(requireEntryById(entries, 'logistics', 'x')).toBe(entries[1])
  expect(() => requireEntryById(entries, 'retial', 'The home page shows the industry')).toThrow(
    'The home page shows the industry "retial", which does not exist. There are: retail, logistics.',
  )
})
