/** Keeps a result until what it was made from may have changed: files of a folder, the text of a file, or a build. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
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

/**
 * @param file its path from the project's root
 * @param read makes something of the file's text
 * @returns a function that gives what `read` made. The file is looked at each time, but `read` is called again only for another text.
 */
export function oncePerText<Result>(file: string, read: (source: string, file: string) => Result): () => Result {
  const readText = oncePerInput((source: string) => read(source, file))
  return () => readText(readFileSync(file, 'utf8'))
}

/**
 * @param read reads content, which does not change during a build
 * @returns the same function with a cached result. In development it reads for each request, because editors change content.
 */
export function oncePerBuild<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let cached: Promise<Result> | undefined
  return () => {
    if (import.meta.env.DEV) return read()
    cached ??= read()
    return cached
  }
}
