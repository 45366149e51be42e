/** What the docs say of the content's fields is what the schemas say, read as `npm run reference` reads them. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EDITOR_SETTINGS, withEditorSchemas } from '#scripts/reference/editorSettings.ts'
import { writeFieldPages } from '#scripts/reference/fieldPages.ts'
import { readContentKinds } from '#scripts/reference/readContentKinds.ts'

const { contentKinds, namedGroups } = await readContentKinds()
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

it('VS Code completes the fields of each kind of YAML', () => {
  const settings = readFileSync(EDITOR_SETTINGS, 'utf8')
  expect(settings, CURE).toBe(withEditorSchemas(settings, contentKinds))
  expect(settings).toContain('"src/content/features/*.yaml"')
})
