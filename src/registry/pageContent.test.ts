/** A page's date in the sitemap is only true when the list knows everything that the page shows. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGE_CONTENT } from './pageContent'

/** Words that stand on every page, or are read for links only: a change there is no change of the page. */
const EVERYWHERE = new Set(['shell', 'samples'])
const files = globSync('src/pages/**/*.astro').map((file) => file.replaceAll('\\', '/'))
/** "src/pages/blog/404.astro" → "/blog/404" */
const pathOf = (file: string) => file.slice('src/pages'.length, -'.astro'.length).replace(/\/?index$/, '') || '/'
const own = files.filter((file) => !file.includes('['))

describe.each(own.map((file) => [pathOf(file), file] as const))('%s', (path, file) => {
  it('is made of every collection that its file reads, and of no other', () => {
    const source = readFileSync(file, 'utf8')
    const reads = [...source.matchAll(/(?:contentOf|entryOf|getCollection)\('(\w+)'\)|(industriesInOrder)\(/g)].map(
      ([, name, industries]) => name ?? (industries && 'industries') ?? '',
    )
    const listed: readonly string[] = PAGE_CONTENT[path as keyof typeof PAGE_CONTENT] ?? []
    expect([...new Set(reads)].filter((name) => !EVERYWHERE.has(name)).toSorted()).toEqual([...listed].toSorted())
  })
})

it('lists no page that has no file', () => {
  expect(Object.keys(PAGE_CONTENT).filter((path) => !own.some((file) => pathOf(file) === path))).toEqual([])
})
