/** What pages ask of the collections: the one entry, an entry by its id. */
import { expect, it } from 'vitest'
import { entryById, singleData, singleEntry } from './entries'

it('gives the one entry that a collection has, or says how many there are', () => {
  const entry = { collection: 'home', data: { heading: 'x' } }
  expect(singleData([entry])).toBe(entry.data)
  expect(singleEntry([entry])).toBe(entry)
  expect(() => singleData([])).toThrow('This collection should have exactly one entry, but has 0.')
  expect(() => singleEntry([entry, entry])).toThrow('This collection should have exactly one entry, but has 2: home.')
})
it('finds an entry by its id, or says which there are', () => {
  const entries = [{ id: 'retail' }, { id: 'logistics' }]
  expect(entryById(entries, 'logistics', 'x')).toBe(entries[1])
  expect(() => entryById(entries, 'retial', 'The home page shows the industry')).toThrow(
    'The home page shows the industry "retial", which does not exist. There are: retail, logistics.',
  )
})
