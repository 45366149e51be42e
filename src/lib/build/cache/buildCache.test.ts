import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CACHE_FOLDER, createNamedFileCache, createResultCache, removeUnused, withImports } from './buildCache.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const files = { 'maker.ts': "import { size } from './parts/size'\n", 'parts/size.ts': 'export const size = 1\n', 'package-lock.json': '{}' }
let project: string
let from: string

beforeEach(async () => {
  from = process.cwd()
  project = await mkdtemp(join(tmpdir(), 'cache-'))
  await mkdir(join(project, 'parts'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text)
  process.chdir(project)
  vi.stubEnv('BUILD_INTO', project)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  process.chdir(from)
  await rm(project, { recursive: true })
})

/** @returns whether a new build computes the result, instead of taking a cached one */
async function makes(input: readonly (string | Uint8Array)[], maker = ['maker.ts']): Promise<boolean> {
  const make = vi.fn(async () => bytes('made'))
  expect(await createResultCache(maker)(input, make)).toEqual(bytes('made'))
  return make.mock.calls.length > 0
}

describe('a cached result', () => {
  it('is made once for an input', async () =>
    expect([await makes(['a', bytes('b')]), await makes(['a', bytes('b')])]).toEqual([true, false]))

  it.each([
    ['another input', ['b']],
    ['the same letters in other parts', ['', 'a']],
    ['the same letters at once', ['a', '']],
  ])('is made anew for %s', async (_name, input) => {
    await makes(['a'])
    expect(await makes(input)).toBe(true)
  })

  it.each(Object.keys(files))('is made anew when %s changes', async (name) => {
    await makes(['a'])
    await writeFile(name, `${files[name as keyof typeof files]}\n`)
    expect(await makes(['a'])).toBe(true)
  })

  it('is made anew by other code', async () => {
    await makes(['a'])
    expect(await makes(['a'], ['parts/size.ts'])).toBe(true)
  })

  it('is not cached when it cannot be made', async () => {
    const failing = createResultCache(['maker.ts'])(['a'], () => Promise.reject(new Error('too long')))
    await expect(failing).rejects.toThrow('too long')
    expect(await makes(['a'])).toBe(true)
  })

  it('is neither written to the cache nor read from it outside of builds', async () => {
    await makes(['a'])
    vi.stubEnv('BUILD_INTO', undefined)
    expect([await makes(['a']), await makes(['b'])]).toEqual([true, true])
    expect(await readdir(CACHE_FOLDER)).toHaveLength(1)
  })

  it('gets its final name only when it is completely written', async () => {
    await makes(['a'])
    const [name = ''] = await readdir(CACHE_FOLDER)
    expect(name).toMatch(/^[\da-f]{64}$/)
    expect(await readFile(CACHE_FOLDER + name)).toEqual(Buffer.from('made'))
  })
})

describe('a cached file with a name', () => {
  it('is made once, in development too, and has its name', async () => {
    vi.stubEnv('BUILD_INTO', undefined)
    const make = vi.fn(async () => bytes('made'))
    const paths = [
      await createNamedFileCache(['maker.ts'])(['a'], make, 'gate.webp'),
      await createNamedFileCache(['maker.ts'])(['a'], make, 'gate.webp'),
    ]
    expect(make).toHaveBeenCalledTimes(1)
    expect(paths[1]).toBe(paths[0])
    expect(paths[0]).toMatch(/^\.build\/cache\/[\da-f]{64}\/gate\.webp$/)
    expect(await readFile(paths[0] ?? '', 'utf8')).toBe('made')
  })
  it('is removed once no build uses it', async () => {
    await createNamedFileCache(['maker.ts'])(['a'], async () => bytes('made'), 'gate.webp')
    await removeUnused(Date.now() + 1000)
    expect(await readdir(CACHE_FOLDER)).toEqual([])
  })
})

describe('imports of a module', () => {
  it('are found through others, and files that are no modules stay as they are', async () => {
    await writeFile('tokens.css', "@import './nothing.css';")
    expect(await withImports(['maker.ts', 'tokens.css'])).toEqual(['maker.ts', 'parts/size.ts', 'tokens.css'])
  })
  it('are found by their path from the root, too', async () => {
    await writeFile('parts/size.ts', "import '#parts/unit.ts'\n")
    await writeFile('parts/unit.ts', 'export const unit = 1\n')
    expect(await withImports(['maker.ts'])).toEqual(['maker.ts', 'parts/size.ts', 'parts/unit.ts'])
  })
  it('report a missing file by name', async () => {
    await writeFile('maker.ts', "export * from './gone'\n")
    await expect(withImports(['maker.ts'])).rejects.toThrow('gone is imported and is not there')
  })
})

describe('cached files that no build has used for some time', () => {
  it('are removed, and those that a build used or wrote stay', async () => {
    for (const input of ['old', 'taken']) await makes([input])
    for (const name of await readdir(CACHE_FOLDER)) await utimes(CACHE_FOLDER + name, new Date(0), new Date(0))
    await makes(['taken'])
    await makes(['new'])
    await removeUnused(1000)
    expect([await makes(['taken']), await makes(['new']), await makes(['old'])]).toEqual([false, false, true])
  })
  it('are none before the first build', async () => expect(await removeUnused(Date.now())).toBeUndefined())
})
