/** What the docs say of the content's fields is what the schemas say. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { writeFieldPages } from '#scripts/reference/fieldPages.ts'

// As in scripts/reference.ts: a collection is where its files are, and its schema.
vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }))
vi.mock('#src/lib/build/content/loading/contentLoader.ts', () => ({ contentLoaders: () => (options: unknown) => options }))

const { contentKinds, namedGroups } = await import('#scripts/reference/contentKinds.ts')
const pages = writeFieldPages(contentKinds, namedGroups)
const writtenPages = new Map(globSync('docs/fields/*.md').map((file) => [basename(file), readFileSync(file, 'utf8')]))
const CURE = 'run: npm run reference'

describe('the reference of fields', () => {
  it('has a page for each kind of content, and no other', () =>
    expect([...writtenPages.keys()].sort(), CURE).toEqual([...pages.keys()].sort()))
  it.each([...pages])('%s names no value that is none', (_, text) => expect(text).not.toMatch(/\[object|`undefined`|``/))
  it.each([...pages])('%s says what the schemas say', (name, text) => {
    const [is, should] = [writtenPages.get(name), text].map((page = '') => page.split('\n'))
    const line = should?.findIndex((words, index) => words !== is?.[index]) ?? -1
    const isStale = line >= 0 || is?.length !== should?.length
    expect(isStale ? `docs/fields/${name}, line ${line + 1} is not what the schema says: ${CURE}` : '').toBe('')
  })
})
