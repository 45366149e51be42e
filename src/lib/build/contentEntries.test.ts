/** How entries get from their files into a collection: tokens resolved, and none of them broken. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { brokenEntries, contentEntries } from './contentLoader'
import { withEntries } from './entryTokens'
import { mdxTokens } from './mdxTokens'

type Entry = { id: string; filePath: string; data: Record<string, unknown> }
type Context = { store: { clear: () => void }; parseData: (entry: Entry) => Promise<unknown> }
let context: Context | undefined
let files: Entry[] = []
// Astro's own loader, which finds and reads the files, works on a whole project.
vi.mock('astro/loaders', () => ({
  glob: (where: object) => ({
    load: async (given: Context) => {
      expect(where).toEqual({ base: 'b', pattern: 'p' })
      context = given
      for (const entry of files) await given.parseData(entry)
    },
  }),
}))

const folder = mkdtempSync(join(tmpdir(), 'entries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const entry = (id: string, title: string): Entry => {
  const filePath = join(folder, `${id}.yaml`)
  writeFileSync(filePath, `title: ${title}\n`)
  return { id, filePath, data: { title } }
}

const tokens = new Map([['claim:languages', '150+']])
const stored: unknown[] = []
const clear = vi.fn()
const load = () => {
  const loader = contentEntries({
    base: 'b',
    pattern: 'p',
    schema: z.strictObject({ title: z.string().max(20) }),
    tokens,
    figures: new Map(),
  })
  const parseData = async (parsed: Entry) => stored.push(parsed)
  return loader.load({ store: { clear }, parseData } as never)
}
beforeEach(() => {
  stored.length = 0
  clear.mockClear()
  brokenEntries.clear()
})

describe('loading', () => {
  it('stores entries with the values of their tokens, into an empty store', async () => {
    files = [entry('a', 'In {claim:languages}')]
    await load()
    expect(clear).toHaveBeenCalledTimes(1)
    expect(stored).toEqual([{ ...files[0], data: { title: 'In 150+' } }])
  })
  it('reports every broken entry at once, and keeps them in mind by their files', async () => {
    files = [entry('a', '{claim:x}'), entry('b', 'fine'), entry('c', 'x'.repeat(21))]
    await expect(load()).rejects.toThrow(/^Content entries are broken:\n\n.*a\.yaml, line 1, title.*\n\n.*c\.yaml, line 1, title/s)
    expect([...brokenEntries.keys()]).toEqual([files[0]?.filePath, files[2]?.filePath])
    expect(stored).toHaveLength(1)
  })
  it('says it in the singular of one, and shows no place in our code', async () => {
    files = [entry('a', 'x'.repeat(21))]
    const error: Error = await load().then(
      () => Promise.reject(new Error('not refused')),
      (refusal: Error) => refusal,
    )
    expect(error.message).toMatch(/^A content entry is broken:/)
    expect([error.name, error.stack]).toEqual(['ContentError', ''])
  })
  it('refuses an entry that is broken later, while somebody works on it, and forgets it once it is mended', async () => {
    files = [entry('a', 'fine')]
    await load()
    const broken = entry('a', 'x'.repeat(21))
    await expect(context?.parseData(broken)).rejects.toThrow(/A content entry is broken/)
    expect(brokenEntries.get(broken.filePath)).toMatch(/line 1, title/)
    await context?.parseData(entry('a', 'fine again'))
    expect(brokenEntries.size).toBe(0)
  })
})

it('knows an article by its file, for links to it', () => {
  const blog = join(folder, 'blog')
  mkdirSync(blog)
  writeFileSync(join(blog, 'old-habits.mdx'), '')
  const known = withEntries(tokens, [{ kind: 'article', folder: blog, addressOf: (slug) => `/blog/${slug}` }])
  expect([...known]).toEqual([...tokens, ['article:old-habits', '/blog/old-habits']])
  expect([...withEntries(tokens, [{ kind: 'article', folder: join(folder, 'none'), addressOf: String }])]).toEqual([...tokens])
})
it('resolves tokens of prose before MDX takes them for code', () => {
  const { transform, enforce } = mdxTokens(tokens) as unknown as {
    enforce: string
    transform: { filter: { id: RegExp }; handler: (code: string) => object }
  }
  expect(enforce).toBe('pre')
  expect(['/a/b.mdx', '/a/b.mdx?x', '/a/b.mdxx', '/a/b.ts'].map((id) => transform.filter.id.test(id))).toEqual([true, true, false, false])
  expect(transform.handler('In {claim:languages}, {claim:x} {1 + 1}')).toEqual({ code: 'In 150+, {claim:x} {1 + 1}', map: null })
})
