/** The entries that pages are made of, by the lists of pageContent.ts. */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { type ProsePart, proseOf } from '#src/lib/build/content/prose/proseParts.ts'
import { FOLDER_CONTENT, SHOWN_BY } from './pageContent.ts'

export const entriesOf = async (names: readonly CollectionKey[]) => (await Promise.all(names.map((name) => getCollection(name)))).flat()

const showsOneOf = (names: readonly string[], parts: readonly ProsePart[]): boolean =>
  parts.some((part) => typeof part === 'object' && 'name' in part && (names.includes(part.name) || showsOneOf(names, part.parts)))

/** @returns the entries of a folder, of which each is a page, with what that page is made of, itself first */
export async function entriesOfFolder<Name extends keyof typeof FOLDER_CONTENT>(name: Name) {
  const shared = await entriesOf(FOLDER_CONTENT[name])
  return (await getCollection(name)).map((entry: CollectionEntry<Name>) => {
    const shown = shared.filter(({ collection }) => {
      const blocks = SHOWN_BY[collection]
      return !blocks || showsOneOf(blocks, proseOf(entry))
    })
    return { entry, madeOf: [entry, ...shown] }
  })
}
