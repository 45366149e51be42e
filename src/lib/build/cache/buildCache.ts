/**
 * Work that takes a build long and gives the same bytes each time: prose, guides, Word documents, share cards, compressed variants, the styles
 * of each kind of page. Each piece is cached in `.build/cache/` under the hash of everything that it is made from, and taken from there by
 * the next build that needs it. A file that code reads while it runs is no import: name it in `files`, or hand over what it says as input.
 * Paths begin at the project's root, where builds run.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const CACHE_FOLDER = '.build/cache/'
/** Only builds read and write the cache: in development, code and styles change under what runs. `scripts/build.ts` sets this for its process. */
const isBuild = () => process.env.BUILD_INTO !== undefined

/** The project's own modules that a module imports. Formatting makes all imports look alike. */
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}\/|#)[^'?]+)/g
const ENDINGS = ['', '.ts', '.tsx']

/** "#src/…" is named from the project's root (package.json, "imports"), "./…" from the file. */
const placeOf = (path: string, file: string) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path))

async function resolved(path: string): Promise<string> {
  for (const ending of ENDINGS) if ((await stat(path + ending).catch(() => null))?.isFile()) return path + ending
  throw new Error(`${path} is imported and is not there.`)
}

/**
 * @param files modules, and files that they read
 * @returns these files and every module of the project that they import, themselves or through others
 */
export async function withImports(files: readonly string[]): Promise<string[]> {
  // Grows while it is walked: each module adds the ones that it imports.
  const found = new Set(files)
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue
    for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(IMPORTED)) found.add(await resolved(placeOf(path, file)))
  }
  return [...found].sort()
}

/** @returns what stands for the code: its files, the libraries by the lock file, and Node with what it brings */
async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(`${file}\n`).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * @param files modules that make the pieces, and files that these read. What the modules import is found by itself, and versions of
 * libraries count too, so that a change to any of them makes every piece anew.
 * @returns a function that gives the file with the piece for an input, and makes it only where a build finds none; null where nothing
 * is cached. The file is there until the build ends.
 */
export function cachedFiles(files: readonly string[]) {
  let maker: Promise<string> | undefined
  return async (input: readonly (string | Uint8Array)[], createPiece: () => Promise<Uint8Array>): Promise<string | null> => {
    if (!isBuild()) return null
    maker ??= withImports(files).then((all) => hashOf([...all, 'package-lock.json']))
    const hash = createHash('sha256').update(await maker)
    // Lengths keep ["ab", "c"] apart from ["a", "bc"].
    for (const part of input) hash.update(`\n${part.length}\n`).update(part)
    const path = CACHE_FOLDER + hash.digest('hex')
    const now = new Date()
    const isThere = await utimes(path, now, now).then(
      () => true,
      () => false,
    )
    if (isThere) return path
    const piece = await createPiece()
    await mkdir(CACHE_FOLDER, { recursive: true })
    // Under its name only when it is whole: a build that is stopped here leaves no half of one.
    const part = `${CACHE_FOLDER}${randomUUID()}`
    await writeFile(part, piece)
    await rename(part, path)
    return path
  }
}

/** @param files as `cachedFiles` takes them @returns a function that gives the piece for an input, and makes it only where a build finds none */
export function cachedWork(files: readonly string[]) {
  const cachedFile = cachedFiles(files)
  return async (input: readonly (string | Uint8Array)[], createPiece: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
    const path = await cachedFile(input, createPiece)
    return new Uint8Array(path === null ? await createPiece() : await readFile(path))
  }
}

/** Removes what nothing has taken since a time. @param since in milliseconds */
export async function dropUnused(since: number): Promise<void> {
  for (const name of await readdir(CACHE_FOLDER).catch(() => [])) {
    const { mtimeMs } = await stat(CACHE_FOLDER + name)
    if (mtimeMs < since) await rm(CACHE_FOLDER + name)
  }
}
