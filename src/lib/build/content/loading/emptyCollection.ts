/** A collection that may have no entry. Astro warns of each: its loader of a folder without files, its pages of one that was never filled. */
import type { LoaderContext } from 'astro/loaders'

/** @returns a logger that warns of nothing, for a loader that has no other warning for a folder of ours */
export const withoutWarnings = (logger: LoaderContext['logger']): LoaderContext['logger'] =>
  Object.assign(Object.create(logger), { warn: () => {} })

/** Has Astro know a collection without entries: it takes one for missing until something has been stored there. */
export function keepWithoutEntries(store: LoaderContext['store']): void {
  if (store.keys().length > 0) return
  store.set({ id: 'none', data: {} })
  store.delete('none')
}
