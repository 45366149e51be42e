import type { LoaderContext } from 'astro/loaders'

/** Has Astro know a collection without entries: it takes one for missing until something has been stored there. */
export function keepWithoutEntries(store: LoaderContext['store']): void {
  if (store.keys().length > 0) return
  store.set({ id: 'none', data: {} })
  store.delete('none')
}
