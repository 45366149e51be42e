import { readFileSync } from 'node:fs'

/**
 * @param file its path from the project's root
 * @param read makes something of the file's text
 * @returns a function that gives what `read` made. The file is looked at each time, but `read` is called again only for another text.
 */
export function oncePerText<Result>(file: string, read: (source: string, file: string) => Result): () => Result {
  let lastRead: { source: string; result: Result } | undefined
  return () => {
    const source = readFileSync(file, 'utf8')
    if (lastRead?.source !== source) lastRead = { source, result: read(source, file) }
    return lastRead.result
  }
}
