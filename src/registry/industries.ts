import { type CollectionEntry, getCollection } from 'astro:content'

/** @returns the industries in the order in which home and the overview show them */
export const industriesInOrder = async (): Promise<CollectionEntry<'industries'>[]> =>
  (await getCollection('industries')).sort((a, b) => a.data.position - b.data.position)
