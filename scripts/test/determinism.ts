/** Builds a second time and compares every byte of dist/ with the first. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { CACHE_FOLDER } from '#src/lib/build/cache/buildCache.ts'
import { build } from '../build.ts'
import { DIST, PlainError, ROOT } from '../lib/project.ts'

async function hashBuiltFiles(): Promise<Map<string, string>> {
  const files = (await readdir(DIST, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const hashes = new Map<string, string>()
  for (const entry of files) {
    const path = `${entry.parentPath}/${entry.name}`
    hashes.set(
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
  }
  return hashes
}

/** Builds again. @returns how many files are the same @throws PlainError with those that are not */
export async function testDeterminism(): Promise<string> {
  const first = await hashBuiltFiles()
  // Clears the cache, which would hide a difference.
  await rm(`${ROOT}${CACHE_FOLDER}`, { recursive: true, force: true })
  await build()
  const second = await hashBuiltFiles()
  const different = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file))
  if (different.length > 0) throw new PlainError(`A second build of the same sources differs in:\n${different.join('\n')}`)
  return `${first.size} files`
}
