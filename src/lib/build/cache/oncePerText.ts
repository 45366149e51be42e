import { readFileSync } from 'node:fs'
import { oncePerInput } from '../../anywhere/cache/oncePerInput.ts'

/**
 * @param file its path from the project's root
 * @param read makes something of the file's text
 * @returns a function that gives what `read` made. The file is looked at each time, but `read` is called again only for another text.
 */
export function oncePerText<Result>(file: string, read: (source: string, file: string) => Result): () => Result {
  const readText = oncePerInput((source: string) => read(source, file))
  return () => readText(readFileSync(file, 'utf8'))
}
