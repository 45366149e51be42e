import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { oncePerInput } from '../../anywhere/cache/oncePerInput.ts'

/**
 * @param folder path from the project's root
 * @param read depends on the files of the folder
 * @returns the same function with a cached result, until a file of the folder is added, changed or removed
 */
export function oncePerChange<Result>(folder: string, read: () => Promise<Result>): () => Promise<Result> {
  const readFiles = oncePerInput((_files: string) => read())
  return () => readFiles(describeFiles(folder))
}

/** @returns the name, the size and the time of the last change of each file, at any depth */
const describeFiles = (folder: string): string =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((file) => {
      const found = statSync(join(folder, file), { throwIfNoEntry: false })
      return `${file} ${found?.size} ${found?.mtimeMs}`
    })
    .join('\n')
