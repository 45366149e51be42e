import { getCollection } from 'astro:content'
import { routeTo } from '../site/routes'

/** @returns what the header's menus say of each page that they list, by its address */
export async function menuDescriptions(): Promise<ReadonlyMap<string, string>> {
  const lines = [
    ...(await getCollection('features')).map(({ id, data }) => [routeTo.feature(id), data.menu] as const),
    ...(await getCollection('industries')).map(({ id, data }) => [routeTo.industry(id), data.menu] as const),
  ]
  return new Map(lines.flatMap(([address, line]) => (line === undefined ? [] : [[address, line]])))
}
