import type { LoaderContext } from 'astro/loaders'
import { describe, expect, it } from 'vitest'
import { keepWithoutEntries } from './emptyCollection.ts'

describe('a collection that may be empty', () => {
  /** As Astro's: a collection is there from its first entry on. */
  function createStore(...ids: string[]) {
    const entries = new Set(ids)
    let isThere = ids.length > 0
    const store = {
      keys: () => [...entries],
      set: ({ id }: { id: string }) => {
        isThere = true
        entries.add(id)
      },
      delete: (id: string) => entries.delete(id),
    }
    return { store: store as unknown as LoaderContext['store'], state: () => ({ isThere, ids: [...entries] }) }
  }
  it.each([[[]], [['spring', 'summer']]])('is there for Astro, with no entry that nobody wrote: %j', (ids) => {
    const { store, state } = createStore(...ids)
    keepWithoutEntries(store)
    expect(state()).toEqual({ isThere: true, ids })
  })
})
