/** Where a problem in a content entry is: file, line and field. What the problem is: problemSentence.ts. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parse, parseDocument, YAMLParseError } from 'yaml'

/** Content that cannot be shown. @param problems each as "file, line, field: sentence" */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`${problems.length === 1 ? 'A content entry is' : 'Content entries are'} broken:\n\n${problems.join('\n\n')}\n`)
    this.name = 'ContentError'
    // What an editor needs stands in the message; where in our code it was noticed does not help.
    this.stack = ''
  }
}

export type Path = readonly PropertyKey[]

/** @returns a path as an editor reads it: `categories › 2 › faqs › 1 › answer`, counting from one */
export const fieldName = (path: Path) => path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(' › ')

/** Where fields stand in a content file, and how they are written there. */
export type FieldFinder = {
  /** The line (from 1) of a field, or of the nearest thing around it when the field is missing. */
  lineOf(path: Path): number
  /** A value as it is typed; undefined for a group or a list, and for what is not there. */
  writtenAt(path: Path): string | undefined
}

/** @param source the whole file: YAML, or prose with YAML between two `---` lines */
export function fieldFinder(source: string): FieldFinder {
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)
  const yaml = front ? (front[1] ?? '') : source
  const lines = new LineCounter()
  const parsed = parseDocument(yaml, { lineCounter: lines })
  const find = (path: Path) => {
    let node: unknown = parsed.contents
    let offset = 0
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
        if (!pair) return { offset }
        offset = (pair.key as Node).range?.[0] ?? offset
        node = pair.value
      } else if (isSeq(node) && typeof key === 'number') {
        const item = node.items[key]
        if (!item) return { offset }
        node = item
        offset = (node as Node).range?.[0] ?? offset
      } else return { offset }
    }
    return { offset, node }
  }
  return {
    lineOf: (path) => lines.linePos(find(path).offset).line + (front ? 1 : 0),
    writtenAt: (path) => {
      const { node } = find(path)
      return isScalar(node) ? node.source : undefined
    },
  }
}

/** @param why the YAML parser's message @returns the sentence for an editor about a line that is not valid YAML */
export const unreadableLine = (why: string) =>
  `This line cannot be read (${why}). A text with a colon and a space in it stands in quotes; lines of one list begin in one column.`

/**
 * Opens a file of named entries, such as the claims.
 * @param source YAML: name → fields
 * @param file how messages call it
 * @returns its entries, and where to put what is wrong with them, each with file, line and field
 * @throws ContentError when it is no YAML, or no such list
 */
export function namedEntries(source: string, file: string) {
  let entries: unknown
  try {
    entries = parse(source) ?? {}
  } catch (error) {
    const [why = ''] = (error as Error).message.split(' at line')
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined
    throw new ContentError([`${file}${line ? `, line ${line}: ${unreadableLine(why)}` : `: This file cannot be read (${why}).`}`])
  }
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    throw new ContentError([`${file}: Write entries by their names, "name:" with its fields below it.`])
  const problems: string[] = []
  const { lineOf } = fieldFinder(source)
  const report = (path: Path, message: string) => void problems.push(`${file}, line ${lineOf(path)}, ${fieldName(path)}: ${message}`)
  return { entries: entries as Record<string, unknown>, problems, report }
}
