/** A page's date in the sitemap is only true when the list knows everything that the page shows. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FOLDER_CONTENT, PAGE_CONTENT } from './pageContent.ts'

/** Words that stand on every page, or are read for links only: a change there is no change of the page. */
const EVERYWHERE = new Set(['shell', 'samples'])
const files = globSync('src/pages/**/*.astro').map((file) => file.replaceAll('\\', '/'))
/** "src/pages/blog/404.astro" → "/blog/404" */
const pathOf = (file: string) => file.slice('src/pages'.length, -'.astro'.length).replace(/\/?index$/, '') || '/'
const own = files.filter((file) => !file.includes('['))

const readBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:contentOf|entryOf|getCollection)\('(\w+)'\)|(industriesInOrder)\(/g)].map(
    ([, name, industries]) => name ?? (industries && 'industries') ?? '',
  )
/** @returns what to do so that a list says what its page reads */
const cures = (list: string, listed: readonly string[], file: string, reads: readonly string[]) => [
  ...[...new Set(reads)]
    .filter((name) => !EVERYWHERE.has(name) && !listed.includes(name))
    .map((name) => `${file} reads it: add '${name}' to ${list} in src/registry/pageContent.ts`),
  ...listed
    .filter((name) => !reads.includes(name))
    .map((name) => `${file} does not read it: take '${name}' out of ${list} in src/registry/pageContent.ts`),
]

describe.each(own.map((file) => [pathOf(file), file] as const))('%s', (path, file) => {
  it('the content that a page counts as made of is made of every collection that its file reads, and of no other', () => {
    expect(
      cures(`PAGE_CONTENT['${path}'].content`, PAGE_CONTENT[path as keyof typeof PAGE_CONTENT]?.content ?? [], file, readBy(file)),
    ).toEqual([])
  })
})

/** @returns the collection whose entries are the pages of a file; null for articles and their tags, which are dated by what articles say */
function collectionOf(file: string): string | null {
  const found = /getStaticPaths\(\).*?(?:getCollection\('(\w+)'\)|(?:articlesOfSite|tagsInUse)\(\))/s.exec(readFileSync(file, 'utf8'))
  return found ? (found[1] ?? null) : ''
}
const ofFolders = files.filter((file) => !own.includes(file)).map((file) => ({ file, collection: collectionOf(file) }))

describe.each(ofFolders.filter(({ collection }) => collection !== null))('$file', ({ file, collection }) => {
  it('the content that a page counts as made of is made of its own entry and of every collection that its file reads, and of no other', () => {
    const listed = Object.keys(FOLDER_CONTENT)
    expect(listed, `${file} draws a page of each entry: add '${collection}' to FOLDER_CONTENT in src/registry/pageContent.ts`).toContain(
      collection,
    )
    const besides = readBy(file).filter((name) => name !== collection)
    const shared = FOLDER_CONTENT[collection as keyof typeof FOLDER_CONTENT]
    expect(cures(`FOLDER_CONTENT.${collection}`, shared, file, besides)).toEqual([])
  })
})

it('the content that pages are made of lists no page that has no file', () => {
  const lost = [
    ...Object.keys(PAGE_CONTENT)
      .filter((path) => !own.some((file) => pathOf(file) === path))
      .map((path) => `PAGE_CONTENT['${path}']`),
    ...Object.keys(FOLDER_CONTENT)
      .filter((name) => !ofFolders.some(({ collection }) => collection === name))
      .map((name) => `FOLDER_CONTENT.${name}`),
  ]
  expect(lost.map((list) => `No file of src/pages draws it: take ${list} out of src/registry/pageContent.ts`)).toEqual([])
})
