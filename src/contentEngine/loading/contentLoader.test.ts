/** Loads entries from files into a collection, and reports broken ones to editors. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ProseParser } from '../prose/proseParser.ts'
import { type ContentOptions, contentState, createContentLoaders } from './contentLoader.ts'

const folder = mkdtempSync(join(tmpdir(), 'entries-'))
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  contentState.broken.clear()
})
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
  const listeners: ((file: string) => Promise<void>)[] = []
  const store = {
    keys: () => [...entries.keys()],
    set: (entry: Entry) => {
      exists = true
      entries.set(entry.id, entry)
    },
    delete: (id: string) => entries.delete(id),
  }
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const watcher = { on: (event: string, listener: (file: string) => Promise<void>) => event === 'change' && listeners.push(listener) }
  const parseData = async ({ data }: Entry) => data
  return { entries, exists: () => exists, listeners, logger, given: { store, logger, watcher, parseData } }
}

const tokens = new Map([['claim:languages', '150+']])
/** @returns the stored entries of each collection, and a function that loads all of them in parallel, as Astro does */
function collections(bases: readonly string[], more: Partial<ContentOptions> = {}) {
  const createEntryLoader = createContentLoaders()
  const shared = { pattern: '**/*.{mdx,yaml}', schema: z.strictObject({ title: z.string().max(20) }), tokens: () => tokens }
  const loaded = bases.map((base) => ({
    ...createContext(),
    loader: createEntryLoader({ ...shared, base: join(folder, base), figures: new Map(), claims: new Map(), names: new Map(), ...more }),
  }))
  return {
    loaded,
    begin: () => loaded.map(({ loader, given }) => loader.load(given as never)),
    stored: () => loaded.flatMap(({ entries }) => [...entries.values()]),
  }
}
const load = (...bases: string[]) => Promise.all(collections(bases).begin())

describe('the loading of prose', () => {
  const parts = [{ html: '<p>In 150+</p>' }]
  it('keeps what its reader makes of it', async () => {
    const asked: unknown[] = []
    const file = write('p/a.mdx', '---\ntitle: A\n---\nIn {claim:languages}\n')
    const prose: ProseParser = async ({ text }) => {
      asked.push(text)
      return { parts }
    }
    const { begin, stored } = collections(['p'], { prose })
    await Promise.all(begin())
    expect(asked).toEqual(['\n\n\nIn 150+\n'])
    expect(stored()).toEqual([
      { id: 'a', data: { title: 'A' }, filePath: relative(process.cwd(), file), rendered: { html: '', metadata: { parts } } },
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
  it('stores entries by their names from the folder, with the values of their tokens', async () => {
    const file = write('b/legal/a.yaml', 'title: "In {claim:languages}"\n')
    const { begin, stored } = collections(['b'])
    await Promise.all(begin())
    expect(stored()).toEqual([{ id: 'legal/a', data: { title: 'In 150+' }, filePath: relative(process.cwd(), file) }])
  })
  it('stores what tokens say now, though the file is the same, and forgets an entry whose file is gone', async () => {
    write('b/a.yaml', 'title: "In {claim:languages}"\n')
    const gone = write('b/gone.yaml', 'title: a\n')
    let value = '150+'
    const { begin, stored } = collections(['b'], { tokens: () => new Map([['claim:languages', value]]) })
    await Promise.all(begin())
    value = '163+'
    rmSync(gone)
    await Promise.all(begin())
    expect(stored().map(({ id, data }) => [id, data.title])).toEqual([['a', 'In 163+']])
  })
  it('reports every broken entry at once, and keeps them in mind by their files', async () => {
    const files = [write('b/a.yaml', UNKNOWN_TOKEN), write('b/c.yaml', TOO_LONG)]
    write('b/b.yaml', 'title: fine\n')
    const { begin, stored } = collections(['b'])
    await expect(Promise.all(begin())).rejects.toThrow(
      /^Content entries are broken:\n\n.*a\.yaml, line 1, title.*\n\n.*c\.yaml, line 1, title/s,
    )
    expect([...contentState.broken.keys()].toSorted()).toEqual(files)
    expect(stored().map(({ id }) => id)).toEqual(['b'])
  })
  it('tells whoever broke a small collection of what is broken in a large one, too, in the order of their files', async () => {
    write('b/x.yaml', TOO_LONG)
    write('c/y.yaml', 'title: fine\n')
    for (const name of ['a', 'b', 'c']) write(`late/${name}.yaml`, UNKNOWN_TOKEN)
    for (const loaded of collections(['late', 'b', 'c']).begin())
      await expect(loaded).rejects.toThrow(/b\/x\.yaml, line 1, title.*late\/a\.yaml, line 1, title.*late\/c\.yaml/s)
  })
  it('counts a reading of all of them once, and forgets what was broken in the last one', async () => {
    const before = contentState.readings
    write('b/x.yaml', 'title: fine\n')
    write('late/a.yaml', UNKNOWN_TOKEN)
    const { begin, stored } = collections(['b', 'late'])
    await expect(Promise.all(begin())).rejects.toThrow(/a\.yaml/)
    expect(contentState.readings).toBe(before + 1)
    write('late/a.yaml', 'title: fine\n')
    await Promise.all(begin())
    expect([contentState.readings, contentState.broken.size]).toEqual([before + 2, 0])
    expect(stored()).toHaveLength(2)
  })
  it('keeps each problem of a file in mind, in a paragraph of its own', async () => {
    const file = write('b/a.yaml', `${TOO_LONG}lede: x\n`)
    await expect(load('b')).rejects.toThrow(/^Content entries are broken/)
    expect(contentState.broken.get(file)).toMatch(/line 1, title: .*\n\n.*line 2, lede: /)
  })
  it('says line and cure of a file that is no YAML, beside what else is broken', async () => {
    const file = write('b/unreadable.yaml', 'title: a: b\n')
    write('b/other.yaml', 'title: c: d\n')
    write('c/x.yaml', UNKNOWN_TOKEN)
    await expect(load('b', 'c')).rejects.toThrow(
      /other\.yaml, line 1: .*unreadable\.yaml, line 1: Put the whole text in quotes, since it has a colon: title: "a: b"\..*x\.yaml, line 1, title/s,
    )
    expect(contentState.broken.has(file)).toBe(true)
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
    const file = write('b/empty.yaml', '# To be written.\n')
    await expect(load('b')).rejects.toThrow(/empty\.yaml: This file is empty\. Write its fields/)
    expect(contentState.broken.has(file)).toBe(true)
  })
  it('is over for the others, too, when a fault of our own ends one', async () => {
    write('b/a.yaml', 'title: a\n')
    write('c/x.yaml', 'title: fine\n')
    const { begin, loaded, stored } = collections(['b', 'c'])
    Object.assign(loaded[0]?.given ?? {}, { parseData: () => Promise.reject(new Error('A fault.')) })
    const [faulty, other] = begin()
    await expect(faulty).rejects.toThrow('A fault.')
    await other
    expect(stored().map(({ id }) => id)).toEqual(['x'])
    expect(contentState.broken.size).toBe(0)
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
  it('is read again, refused while it is broken, and stored once it is mended', async () => {
    const file = write('b/a.yaml', 'title: fine\n')
    const { begin, loaded, stored } = collections(['b'])
    await Promise.all(begin())
    const [{ listeners, logger } = { listeners: [], logger: { info: vi.fn(), error: vi.fn() } }] = loaded
    const change = () => Promise.all(listeners.map((listener) => listener(file)))
    write('b/a.yaml', TOO_LONG)
    await change()
    expect(logger.error.mock.calls.join()).toMatch(/a\.yaml, line 1, title/)
    expect(contentState.broken.get(file)).toMatch(/line 1, title/)
    expect(stored().map(({ data }) => data.title)).toEqual(['fine'])
    write('b/a.yaml', 'title: fine again\n')
    await change()
    expect(logger.info.mock.calls.join()).toMatch(/Read .*a\.yaml again/)
    expect(contentState.broken.size).toBe(0)
    expect(stored().map(({ data }) => data.title)).toEqual(['fine again'])
  })
  it('is left alone by the collections that it is none of', async () => {
    const other = write('c/a.yaml', 'title: other\n')
    write('b/a.yaml', 'title: fine\n')
    const { begin, loaded, stored } = collections(['b'])
    await Promise.all(begin())
    await loaded[0]?.listeners[0]?.(other)
    expect(stored().map(({ data }) => data.title)).toEqual(['fine'])
  })
  it('may still be a skeleton, which no build accepts', async () => {
    write('b/a.yaml', 'title: "FILL IN: a"\n')
    await load('b')
    const { begin, loaded } = collections(['b'])
    Object.assign(loaded[0]?.given ?? {}, { watcher: undefined })
    await expect(Promise.all(begin())).rejects.toThrow(/skeleton/)
  })
})
