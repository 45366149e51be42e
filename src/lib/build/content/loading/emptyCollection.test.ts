import type { LoaderContext } from 'astro/loaders'
import { describe, expect, it, vi } from 'vitest'
import { keepWithoutEntries, withoutWarnings } from './emptyCollection.ts'

describe('a collection that may be empty', () => {
  it('is loaded without a warning, and with everything else that Astro has to say', () => {
    const said = { warn: vi.fn(), error: vi.fn(), info: vi.fn() }
    const logger = withoutWarnings(said as unknown as LoaderContext['logger'])
    logger.warn('The base directory does not exist.')
    logger.error('It cannot be read.')
    expect([said.warn.mock.calls, said.error.mock.calls]).toEqual([[], [['It cannot be read.']]])
  })

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
