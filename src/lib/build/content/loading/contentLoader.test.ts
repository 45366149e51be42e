/** How entries get from their files into a collection, and what an editor is told of a broken one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ProseReader } from '../prose/proseReader.ts'
import { contentLoaders, contentState } from './contentLoader.ts'

type Entry = { id: string; filePath: string; data: Record<string, unknown> }
type Context = {
  generateDigest: (text: string) => string
  parseData: (entry: Entry) => Promise<unknown>
  store: { set: (entry: object) => void }
}
let context: Context | undefined
let folders: Record<string, Entry[]> = {}
/** What reading an entry with the id "fault" ends with. */
let fault: Error | undefined
/** As Astro says it of a file that is no YAML. */
const notYaml = (file: string) =>
  Object.assign(new Error('b/unreadable.yaml failed to parse: bad indentation of a mapping entry'), {
    name: 'DataCollectionEntryParseError',
    loc: { file, line: 3, column: 8 },
  })
/** As its reader of MDX says it of front matter. */
const notFrontMatter = (file: string) =>
  Object.assign(new Error('bad indentation of a mapping entry'), { name: 'YAMLException', loc: { file, line: 2, column: 8 } })
// Astro's own loader, which finds and reads the files, works on a whole project.
vi.mock('astro/loaders', () => ({
  glob: ({ base, pattern, retainBody }: { base: string; pattern: string; retainBody: boolean }) => ({
    load: async (given: Context) => {
      expect(pattern).toBe(PATTERN)
      // A thousand texts would stand in memory several times (entryBody.ts).
      expect(retainBody).toBe(false)
      context = given
      // A folder with many files takes longer than the others.
      if (base === 'late') await new Promise((resolve) => setImmediate(resolve))
      for (const entry of folders[base] ?? []) {
        if (entry.id === 'unreadable') throw notYaml(entry.filePath)
        if (entry.id === 'prose') throw notFrontMatter(entry.filePath)
        if (entry.id === 'fault') throw fault
        if (entry.id === 'empty') throw new TypeError("Cannot read properties of undefined (reading 'slug')")
        const data = await given.parseData(entry)
        // As it keeps prose: the bundler is to make a module of it.
        if (entry.filePath.endsWith('.mdx')) given.store.set({ id: entry.id, data, deferredRender: true })
      }
    },
  }),
}))

const PATTERN = '*.{mdx,yaml}'
const folder = mkdtempSync(join(tmpdir(), 'entries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const entry = (id: string, title: string): Entry => {
  const filePath = join(folder, `${id}.yaml`)
  writeFileSync(filePath, `title: ${title}\n`)
  return { id, filePath, data: { title } }
}

const tokens = new Map([['claim:languages', '150+']])
const stored: unknown[] = []
/** @returns a function that loads collections side by side, as Astro does, and again when a file has changed */
const loading = (...bases: string[]) => {
  const contentEntries = contentLoaders()
  const schema = z.strictObject({ title: z.string().max(20) })
  const loaders = bases.map((base) =>
    contentEntries({ base, pattern: PATTERN, schema, tokens: () => tokens, figures: new Map(), names: new Map() }),
  )
  const parseData = async (parsed: Entry) => stored.push(parsed)
  return () => loaders.map((loader) => loader.load({ generateDigest: (text: string) => text, parseData } as never))
}
const load = (...bases: string[]) => Promise.all(loading(...bases)())
beforeEach(() => {
  stored.length = 0
  contentState.broken.clear()
})

describe('the loading of prose', () => {
  const kept: unknown[] = []
  const parts = [{ html: '<p>In 150+</p>' }]
  const loadProse = async (body: string, prose: ProseReader) => {
    const filePath = join(folder, 'a.mdx')
    writeFileSync(filePath, `---\ntitle: A\n---\n${body}`)
    folders = { p: [{ id: 'a', filePath, data: { title: 'A' } }], b: [entry('b', 'x'.repeat(21))] }
    kept.length = 0
    const contentEntries = contentLoaders()
    const shared = { pattern: PATTERN, schema: z.strictObject({ title: z.string().max(20) }), tokens: () => tokens }
    const options = { ...shared, figures: new Map(), names: new Map(), prose }
    const given = { parseData: async ({ data }: Entry) => data, store: { set: (stored: unknown) => kept.push(stored) } }
    const bases = body.includes('broken') ? ['p', 'b'] : ['p']
    await Promise.all(bases.map((base) => contentEntries({ ...options, base }).load(given as never)))
  }
  it('keeps what its reader makes of it, and leaves the bundler nothing to do', async () => {
    const asked: unknown[] = []
    await loadProse('In {claim:languages}\n', async (prose) => {
      asked.push(prose.text)
      return { parts }
    })
    expect(asked).toEqual(['\n\n\nIn 150+\n'])
    expect(kept).toEqual([{ id: 'a', data: { title: 'A' }, rendered: { html: '', metadata: { parts } } }])
  })
  it('reports what its reader refuses with what else is broken', async () =>
    await expect(loadProse('broken', () => Promise.reject(new Error('No.')))).rejects.toThrow(/a\.mdx: No\.\n\n.*b\.yaml, line 1/s))
})

describe('the loading of content', () => {
  it('stores entries with the values of their tokens', async () => {
    folders = { b: [entry('a', 'In {claim:languages}')] }
    await load('b')
    expect(stored).toEqual([{ ...folders.b?.[0], data: { title: 'In 150+' } }])
  })
  it('has Astro know no entry again, since what its tokens say may have changed', async () => {
    folders = { b: [entry('a', 'In {claim:languages}')] }
    await load('b')
    expect(context?.generateDigest('the same file')).not.toBe(context?.generateDigest('the same file'))
  })
  it('reports every broken entry at once, and keeps them in mind by their files', async () => {
    folders = { b: [entry('a', '{claim:x}'), entry('b', 'fine'), entry('c', 'x'.repeat(21))] }
    await expect(load('b')).rejects.toThrow(/^Content entries are broken:\n\n.*a\.yaml, line 1, title.*\n\n.*c\.yaml, line 1, title/s)
    expect([...contentState.broken.keys()]).toEqual([folders.b?.[0]?.filePath, folders.b?.[2]?.filePath])
    expect(stored).toHaveLength(1)
  })
  it('reports broken entries of all collections together, in the order of their files', async () => {
    folders = { d: [entry('z', '{claim:x}')], b: [entry('y', 'fine')], c: [entry('x', 'x'.repeat(21))] }
    await expect(load('d', 'b', 'c')).rejects.toThrow(/x\.yaml, line 1, title.*\n\n.*z\.yaml, line 1, title/s)
  })
  it('tells whoever broke a small collection of what is broken in a large one, too', async () => {
    folders = { b: [entry('x', 'x'.repeat(21))], late: [entry('a', '{claim:x}')] }
    for (const loaded of loading('b', 'late')()) await expect(loaded).rejects.toThrow(/a\.yaml, line 1, title.*x\.yaml, line 1, title/s)
  })
  it('counts a reading of all of them once, and forgets what was broken in the last one', async () => {
    const before = contentState.readings
    const begin = loading('b', 'late')
    folders = { b: [entry('x', 'fine')], late: [entry('a', '{claim:x}')] }
    await expect(Promise.all(begin())).rejects.toThrow(/a\.yaml/)
    expect(contentState.readings).toBe(before + 1)
    folders = { ...folders, late: [entry('a', 'fine')] }
    await Promise.all(begin())
    expect(contentState.readings).toBe(before + 2)
    expect(stored).toHaveLength(3)
  })
  it('keeps each problem of a file in mind, in a paragraph of its own', async () => {
    const twice = entry('a', 'x'.repeat(21))
    writeFileSync(twice.filePath, `title: ${twice.data.title}\nlede: x\n`)
    folders = { b: [{ ...twice, data: { ...twice.data, lede: 'x' } }] }
    await expect(load('b')).rejects.toThrow(/^Content entries are broken/)
    expect(contentState.broken.get(twice.filePath)).toMatch(/line 1, title: .*\n\n.*line 2, lede: /)
  })
  it('says line and cure of a file that is no YAML, beside what else is broken', async () => {
    folders = { b: [entry('unreadable', 'a: b')], c: [entry('x', '{claim:x}')] }
    await expect(load('b', 'c')).rejects.toThrow(
      /unreadable\.yaml, line 1: Put the whole text in quotes, since it has a colon: title: "a: b"\..*x\.yaml, line 1, title/s,
    )
    expect(contentState.broken.has(folders.b?.[0]?.filePath ?? '')).toBe(true)
  })
  it('says the same of the front matter of prose', async () => {
    folders = { b: [entry('prose', 'a: b')] }
    await expect(load('b')).rejects.toThrow(/^A content entry is broken:\n\n.*prose\.yaml, line 1: Put the whole text in quotes/)
  })
  it('says of prose that has not both lines around its fields that they are missing', async () => {
    const filePath = join(folder, 'prose.mdx')
    writeFileSync(filePath, '----\ntitle: a\n---\n\nText.\n')
    folders = { b: [{ id: 'prose', filePath, data: {} }] }
    await expect(load('b')).rejects.toThrow(/prose\.mdx, line 1: The file begins with a line "---" \(three hyphens\)/)
  })
  it('names a file with nothing in it', async () => {
    const nothing = entry('empty', 'x')
    writeFileSync(nothing.filePath, '# To be written.\n')
    folders = { [folder]: [nothing] }
    await expect(load(folder)).rejects.toThrow(/empty\.yaml: This file is empty\. Write its fields/)
    expect(contentState.broken.has(nothing.filePath)).toBe(true)
    rmSync(nothing.filePath)
  })
  it.each([
    ['# Notes.\n\ntitle: a\n\n---\ntitle: b\n', 5],
    ['title: a\n---\ntitle: b\n', 2],
    ['---\ntitle: a # A note.\n--- \ntitle: b\n', 3],
    ['title: a\n---', 2],
  ])('names a file that is two: %j', async (source, line) => {
    const two = entry('empty', 'x')
    writeFileSync(two.filePath, source)
    folders = { [folder]: [two] }
    await expect(load(folder)).rejects.toThrow(`empty.yaml, line ${line}: A line "---" begins another file in this one. Take it out.`)
    rmSync(two.filePath)
  })
  it('looks for such files among those that are YAML alone', async () => {
    const prose = join(folder, 'a-prose.mdx')
    writeFileSync(prose, '')
    const two = entry('empty', 'x')
    writeFileSync(two.filePath, '# Notes alone.\n')
    folders = { [folder]: [two] }
    await expect(load(folder)).rejects.toThrow(/^A content entry is broken:\n\n\S*empty\.yaml: This file is empty/)
    writeFileSync(two.filePath, '---\ntitle: "a --- b"\n')
    await expect(load(folder)).rejects.toThrow("Cannot read properties of undefined (reading 'slug')")
    for (const file of [prose, two.filePath]) rmSync(file)
  })
  it.each([
    ['of our own', Object.assign(new Error('A fault.'), { loc: { file: 'none.yaml', line: 1 } })],
    ['that has no place', Object.assign(new Error('A fault.'), { name: 'YAMLException' })],
    ['that is none', 'A fault.' as unknown as Error],
  ])('takes no error for one of the content: one %s', async (_which, error) => {
    fault = error
    folders = { b: [entry('fault', 'x')] }
    await expect(load('b')).rejects.toBe(fault)
    expect(contentState.broken.size).toBe(0)
  })
  it('says why in the words of the reader, where nothing better is known', async () => {
    const odd = entry('unreadable', 'x')
    folders = { b: [odd] }
    await expect(load('b')).rejects.toThrow(/unreadable\.yaml, line 3: .*cannot be read \(bad indentation of a mapping entry\)/)
    folders = { b: [{ ...odd, id: 'prose' }] }
    await expect(load('b')).rejects.toThrow(/line 2: .*cannot be read \(bad indentation of a mapping entry\)/)
  })
  it('tells the others when the files of one cannot be read', async () => {
    folders = { b: [{ id: 'gone', filePath: join(folder, 'gone.yaml'), data: {} }], c: [entry('x', 'fine')] }
    await expect(load('b', 'c')).rejects.toThrow(/gone\.yaml/)
  })
  it('says it in the singular of one, and shows no place in our code', async () => {
    folders = { b: [entry('a', 'x'.repeat(21))] }
    const error: Error = await load('b').then(
      () => Promise.reject(new Error('not refused')),
      (refusal: Error) => refusal,
    )
    expect(error.message).toMatch(/^A content entry is broken:/)
    expect([error.name, error.stack]).toEqual(['ContentError', ''])
  })
  it('refuses an entry that is broken later, while somebody works on it, and forgets it once it is mended', async () => {
    folders = { b: [entry('a', 'fine')] }
    await load('b')
    const broken = entry('a', 'x'.repeat(21))
    await expect(context?.parseData(broken)).rejects.toThrow(/A content entry is broken/)
    expect(contentState.broken.get(broken.filePath)).toMatch(/line 1, title/)
    await context?.parseData(entry('a', 'fine again'))
    expect(contentState.broken.size).toBe(0)
  })
})
