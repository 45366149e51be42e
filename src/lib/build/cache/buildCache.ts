/**
 * Caches work that takes a build long and always gives the same bytes: prose, guides, Word documents, share cards, photographs, compressed
 * variants, the styles of each kind of page. Each result is stored in `.build/cache/` under the hash of everything that it is made from,
 * and the next build takes it from there. A file that code reads at run time is not an import: name it in `files`, or pass its content as
 * input. Paths begin at the project's root, where builds run.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const CACHE_FOLDER = '.build/cache/'
/**
 * Most results are cached by builds alone, because in development code and styles change while the process runs. `scripts/build.ts` sets
 * this variable.
 */
const isBuild = () => process.env.BUILD_INTO !== undefined

/** Imports of the project's own modules. Formatting makes all imports look alike. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}\/|#)[^'?]+)/g
const ENDINGS = ['', '.ts', '.tsx']

/** "#src/…" is relative to the project's root (package.json, "imports"), "./…" to the file. */
const importPathOf = (path: string, file: string) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path))

async function resolveImport(path: string): Promise<string> {
  for (const ending of ENDINGS) if ((await stat(path + ending).catch(() => null))?.isFile()) return path + ending
  throw new Error(`${path} is imported and is not there.`)
}

/**
 * @param files modules, and files that they read
 * @returns these files and every module of the project that they import, directly or indirectly
 */
export async function withImports(files: readonly string[]): Promise<string[]> {
  // Grows during the loop: each module adds its imports.
  const allFiles = new Set(files)
  for (const file of allFiles) {
    if (!/\.tsx?$/.test(file)) continue
    for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(IMPORT)) allFiles.add(await resolveImport(importPathOf(path, file)))
  }
  return [...allFiles].sort()
}

/** @returns a hash of the code: its files, the libraries (by the lock file) and Node with its built-in libraries */
async function hashFiles(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(`${file}\n`).update(await readFile(file))
  return hash.digest('hex')
}

type CacheInput = readonly (string | Uint8Array)[]
type CreateResult = () => Promise<Uint8Array>

/**
 * Caches in development as well: for work whose code is loaded once, with Astro's settings.
 * @param files modules that make the results, and files that these read. Imports are found automatically, and versions of libraries count
 *   too. A change to any of them makes every result anew.
 * @returns a function that returns the file with the result for an input, and computes it only if it is not there. Where a name is given,
 *   the file has that name, in a folder of its own. It exists until the build ends.
 */
export function createNamedFileCache(files: readonly string[]) {
  let codeHash: Promise<string> | undefined
  return async (input: CacheInput, createResult: CreateResult, name = ''): Promise<string> => {
    codeHash ??= withImports(files).then((all) => hashFiles([...all, 'package-lock.json']))
    const hash = createHash('sha256').update(await codeHash)
    // The lengths distinguish ["ab", "c"] from ["a", "bc"].
    for (const part of input) hash.update(`\n${part.length}\n`).update(part)
    const entry = CACHE_FOLDER + hash.digest('hex')
    const path = join(entry, name)
    const now = new Date()
    const exists = await stat(path).then(
      () => utimes(entry, now, now).then(() => true),
      () => false,
    )
    if (exists) return path
    const result = await createResult()
    await mkdir(name ? entry : CACHE_FOLDER, { recursive: true })
    // The file gets its name only when it is complete, so that a build that stops here leaves no half of it.
    const temporaryFile = `${CACHE_FOLDER}${randomUUID()}`
    await writeFile(temporaryFile, result)
    await rename(temporaryFile, path)
    return path
  }
}

/** @param files the same as for `createNamedFileCache` @returns the same function, without names; it returns null outside of builds */
export function createFileCache(files: readonly string[]) {
  const cachedFile = createNamedFileCache(files)
  return async (input: CacheInput, createResult: CreateResult): Promise<string | null> =>
    isBuild() ? await cachedFile(input, createResult) : null
}

/**
 * @param files the same as for `createNamedFileCache`
 * @returns a function that returns the result for an input, and computes it only if no build has
 */
export function createResultCache(files: readonly string[]) {
  const cachedFile = createFileCache(files)
  return async (input: CacheInput, createResult: CreateResult): Promise<Uint8Array<ArrayBuffer>> => {
    const path = await cachedFile(input, createResult)
    return new Uint8Array(path === null ? await createResult() : await readFile(path))
  }
}

/** Removes results that nothing has used since a time. @param since in milliseconds */
export async function removeUnused(since: number): Promise<void> {
  for (const name of await readdir(CACHE_FOLDER).catch(() => [])) {
    const { mtimeMs } = await stat(CACHE_FOLDER + name)
    if (mtimeMs < since) await rm(CACHE_FOLDER + name, { recursive: true })
  }
}
