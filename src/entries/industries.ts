import { type CollectionEntry, getCollection } from 'astro:content'

/** @returns the industries by their `position`: the order of links; cards stand by the clocks of their boards */
export const industriesInOrder = async (): Promise<CollectionEntry<'industries'>[]> =>
  (await getCollection('industries')).sort((a, b) => a.data.position - b.data.position)
