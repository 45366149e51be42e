/** Loads entries from files into a collection, and reports broken ones to editors. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ProseParser } from '../prose/proseParser.ts'
import type { CollectionFiles, SharedRules } from '../reading/readCollections.ts'
import { createContentLoaders, type RefreshContext } from './contentLoader.ts'

const folder = mkdtempSync(join(tmpdir(), 'entries-'))
beforeEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** @param name path in the test's folder: "b/a.yaml" is an entry of the collection b @returns the full path */
function write(name: string, source: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  return file
}
const TOO_LONG = `title: ${'x'.repeat(21)}\n`
const UNKNOWN_TOKEN = 'title: "{claim:x}"\n'

type Entry = { id: string; data: Record<string, unknown>; filePath?: string }
/** The parts of Astro's loader context that our loader uses. */
function createContext() {
  const entries = new Map<string, Entry>()
  // For Astro, a collection exists from its first entry on.
  let exists = false
  const store = {
    keys: () => [...entries.keys()],
    set: (entry: Entry) => {
      exists = true
      entries.set(entry.id, entry)
    },
    delete: (id: string) => entries.delete(id),
  }
  const logger = { info: vi.fn(), warn: vi.fn() }
  return { entries, exists: () => exists, logger, given: { store, logger, watcher: {} } }
}

const tokens = new Map([['claim:languages', '150+']])
const rules: SharedRules = { tokens, figures: new Map(), claims: new Map(), names: new Map() }
const schema = z.strictObject({ title: z.string().max(20), tone: z.string().default('calm') })
/** @returns the collections, the stored entries of all, and a function that loads all of them in parallel, as Astro does */
function collections(
  bases: readonly string[],
  more: Partial<CollectionFiles> = {},
  readRules = () => rules,
  isShared = (_: string) => false,
) {
  const createEntryLoader = createContentLoaders(readRules, isShared)
  const loaded = bases.map((base) => {
    const loader = createEntryLoader({ pattern: '**/*.{mdx,yaml}', schema, base: join(folder, base), ...more })
    const context = createContext()
    return { ...context, load: (refresh?: RefreshContext) => loader.load({ ...context.given, refreshContextData: refresh } as never) }
  })
  return {
    loaded,
    begin: (refresh?: RefreshContext) => loaded.map(({ load }) => load(refresh)),
    stored: () => loaded.flatMap(({ entries }) => [...entries.values()]),
  }
}
const load = (...bases: string[]) => Promise.all(collections(bases).begin())

describe('the loading of prose', () => {
  const children = [{ html: '<p>In 150+</p>' }]
  it('keeps what its reader makes of it', async () => {
    const asked: unknown[] = []
    const file = write('p/a.mdx', '---\ntitle: A\n---\nIn {claim:languages}\n')
    const prose: ProseParser = async ({ text }) => {
      asked.push(text)
      return { prose: children }
    }
    const { begin, stored } = collections(['p'], { prose })
    await Promise.all(begin())
    expect(asked).toEqual(['\n\n\nIn 150+\n'])
    expect(stored()).toEqual([
      {
        id: 'a',
        data: { title: 'A', tone: 'calm' },
        filePath: relative(process.cwd(), file),
        rendered: { html: '', metadata: { prose: children } },
      },
    ])
  })
  it('reports what its reader refuses with what else is broken', async () => {
    write('p/a.mdx', '---\ntitle: A\n---\nText.\n')
    write('b/b.yaml', TOO_LONG)
    const { begin } = collections(['p', 'b'], { prose: () => Promise.reject(new Error('No.')) })
    await expect(Promise.all(begin())).rejects.toThrow(/b\.yaml, line 1.*\n\n.*a\.mdx: No\./s)
  })
  it('does not read the text of an entry whose fields are broken', async () => {
    write('p/a.mdx', `---\n${TOO_LONG}---\nText.\n`)
    const prose = vi.fn()
    await expect(Promise.all(collections(['p'], { prose }).begin())).rejects.toThrow(/a\.mdx, line 2, title/)
    expect(prose).not.toHaveBeenCalled()
  })
})

describe('the loading of content', () => {
  it('stores entries by their names from the folder, with the values of their tokens, as the schema gives them', async () => {
    const file = write('b/legal/a.yaml', 'title: "In {claim:languages}"\n')
    const { begin, stored } = collections(['b'])
    await Promise.all(begin())
    expect(stored()).toEqual([{ id: 'legal/a', data: { title: 'In 150+', tone: 'calm' }, filePath: relative(process.cwd(), file) }])
  })
  it('stores what tokens say now, though the file is the same, and forgets an entry whose file is gone', async () => {
    write('b/a.yaml', 'title: "In {claim:languages}"\n')
    const gone = write('b/gone.yaml', 'title: a\n')
    let value = '150+'
    const { begin, stored } = collections(['b'], {}, () => ({ ...rules, tokens: new Map([['claim:languages', value]]) }))
    await Promise.all(begin())
    value = '163+'
    rmSync(gone)
    await Promise.all(begin())
    expect(stored().map(({ id, data }) => [id, data.title])).toEqual([['a', 'In 163+']])
  })
  it('reports every broken entry at once, and stores the others', async () => {
    write('b/a.yaml', UNKNOWN_TOKEN)
    write('b/c.yaml', TOO_LONG)
    write('b/b.yaml', 'title: fine\n')
    const { begin, stored } = collections(['b'])
    await expect(Promise.all(begin())).rejects.toThrow(
      /^Content entries are broken:\n\n.*a\.yaml, line 1, title.*\n\n.*c\.yaml, line 1, title/s,
    )
    expect(stored().map(({ id }) => id)).toEqual(['b'])
  })
  it('tells whoever broke a small collection of what is broken in a large one, too, in the order of their files', async () => {
    write('b/x.yaml', TOO_LONG)
    write('c/y.yaml', 'title: fine\n')
    for (const name of ['a', 'b', 'c']) write(`late/${name}.yaml`, UNKNOWN_TOKEN)
    for (const loaded of collections(['late', 'b', 'c']).begin())
      await expect(loaded).rejects.toThrow(/b\/x\.yaml, line 1, title.*late\/a\.yaml, line 1, title.*late\/c\.yaml/s)
  })
  it('reads each file once for all of them, and again for the next reading', async () => {
    write('b/x.yaml', 'title: fine\n')
    write('late/a.yaml', UNKNOWN_TOKEN)
    const readRules = vi.fn(() => rules)
    const { begin, stored } = collections(['b', 'late'], {}, readRules)
    for (const loaded of begin()) await expect(loaded).rejects.toThrow(/a\.yaml/)
    expect(readRules).toHaveBeenCalledOnce()
    write('late/a.yaml', 'title: fine\n')
    await Promise.all(begin())
    expect(readRules).toHaveBeenCalledTimes(2)
    expect(stored()).toHaveLength(2)
  })
  it('does not need them side by side, and begins anew after one that ended at the first', async () => {
    write('b/x.yaml', TOO_LONG)
    write('c/y.yaml', 'title: fine\n')
    const { loaded, stored } = collections(['b', 'c'])
    const oneByOne = async () => {
      for (const collection of loaded) await collection.load()
    }
    await expect(oneByOne()).rejects.toThrow(/x\.yaml/)
    write('b/x.yaml', 'title: mended\n')
    await oneByOne()
    expect(stored().map(({ data }) => data.title)).toEqual(['mended', 'fine'])
  })
  it('reports each problem of a file, in a paragraph of its own', async () => {
    write('b/a.yaml', `${TOO_LONG}lede: x\n`)
    await expect(load('b')).rejects.toThrow(/^Content entries are broken:.*line 1, title: .*\n\n.*line 2, lede: /s)
  })
  it('stores nothing while the rules themselves cannot be read, and says why', async () => {
    write('b/a.yaml', 'title: fine\n')
    const { begin, stored } = collections(['b', 'c'], {}, () => {
      throw new Error('claims.yaml, line 1: No.')
    })
    for (const loaded of begin()) await expect(loaded).rejects.toThrow('claims.yaml, line 1: No.')
    expect(stored()).toEqual([])
  })
  it('says line and fix of a file that is no YAML, beside what else is broken', async () => {
    write('b/unreadable.yaml', 'title: a: b\n')
    write('b/other.yaml', 'title: c: d\n')
    write('c/x.yaml', UNKNOWN_TOKEN)
    await expect(load('b', 'c')).rejects.toThrow(
      /other\.yaml, line 1: .*unreadable\.yaml, line 1: Put the whole text in quotes, since it has a colon: title: "a: b"\..*x\.yaml, line 1, title/s,
    )
  })
  it('says the same of the fields above prose, with the line of the file', async () => {
    write('b/prose.mdx', '---\ntitle: a: b\n---\n\nText.\n')
    await expect(load('b')).rejects.toThrow(/^A content entry is broken:\n\n.*prose\.mdx, line 2: Put the whole text in quotes/)
  })
  it.each([
    ['----\ntitle: a\n---\n\nText.\n', 'prose.mdx, line 1: The file begins with a line "---" (three hyphens)'],
    ['---\n# None.\n---\n\nText.\n', 'prose.mdx, line 2, title: "title" is missing'],
  ])('says of prose what is missing above it: %j', async (source, message) => {
    write('b/prose.mdx', source)
    await expect(load('b')).rejects.toThrow(message)
  })
  it('names a file with nothing in it', async () => {
    write('b/empty.yaml', '# To be written.\n')
    await expect(load('b')).rejects.toThrow(/empty\.yaml: This file is empty\. Write its fields/)
  })
  it('says it in the singular of one, and shows no place in our code', async () => {
    write('b/a.yaml', TOO_LONG)
    const error: Error = await load('b').then(
      () => Promise.reject(new Error('not refused')),
      (refusal: Error) => refusal,
    )
    expect(error.message).toMatch(/^A content entry is broken:/)
    expect([error.name, error.stack]).toEqual(['ContentError', ''])
  })
  it('warns of a collection without files, unless it may be empty', async () => {
    const { begin, loaded } = collections(['none'])
    await Promise.all(begin())
    expect(loaded[0]?.logger.warn.mock.calls).toEqual([[expect.stringMatching(/There is no .*yaml.* in .*none\./)]])
    const empty = collections(['none'], { mayBeEmpty: true })
    await Promise.all(empty.begin())
    expect([empty.loaded[0]?.logger.warn.mock.calls, empty.loaded[0]?.exists(), empty.stored()]).toEqual([[], true, []])
  })
})

describe('a file that changes while somebody works on it', () => {
  it('is read alone, refused while it is broken, and stored once it is mended', async () => {
    const file = write('b/a.yaml', 'title: fine\n')
    write('b/other.yaml', 'title: other\n')
    const { begin, loaded, stored } = collections(['b', 'c'])
    await Promise.all(begin())
    const titles = () => stored().map(({ data }) => data.title)
    write('b/other.yaml', 'title: not read yet\n')
    write('b/a.yaml', TOO_LONG)
    await expect(Promise.all(begin({ changedFile: file }))).rejects.toThrow(/a\.yaml, line 1, title/)
    expect(titles()).toEqual(['fine', 'other'])
    write('b/a.yaml', 'title: fine again\n')
    const onLoad = vi.fn()
    await Promise.all(begin({ changedFile: file, onLoad }))
    expect(onLoad).toHaveBeenCalledTimes(2)
    expect(titles()).toEqual(['fine again', 'other'])
    expect(loaded.map(({ logger }) => logger.info.mock.calls)).toEqual([[[expect.stringMatching(/Read .*a\.yaml again/)]], []])
  })
  it('has all read again where other files depend on its own', async () => {
    const shared = write('b/a.yaml', 'title: fine\n')
    write('b/other.yaml', 'title: other\n')
    const { begin, stored } = collections(
      ['b'],
      {},
      () => rules,
      (file) => file === shared,
    )
    await Promise.all(begin())
    write('b/other.yaml', 'title: read again\n')
    await Promise.all(begin({ changedFile: shared }))
    expect(stored().map(({ data }) => data.title)).toEqual(['fine', 'read again'])
  })
  it('may still be a skeleton, which no build accepts', async () => {
    write('b/a.yaml', 'title: "FILL IN: a"\n')
    await load('b')
    const { begin, loaded } = collections(['b'])
    Object.assign(loaded[0]?.given ?? {}, { watcher: undefined })
    await expect(Promise.all(begin())).rejects.toThrow(/skeleton/)
  })
})
