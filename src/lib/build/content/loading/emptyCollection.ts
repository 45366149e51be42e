import type { LoaderContext } from 'astro/loaders'

/** Tells Astro of a collection without entries, which it takes for missing until something has been stored there. */
export function keepWithoutEntries(store: LoaderContext['store']): void {
  if (store.keys().length > 0) return
  store.set({ id: 'none', data: {} })
  store.delete('none')
}
