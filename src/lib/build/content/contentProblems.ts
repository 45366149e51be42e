/** Where a problem in a content entry is: file, line and field. What the problem is: problemSentence.ts. */
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parse, parseDocument, type YAMLParseError } from 'yaml'
import { droppedText } from './droppedText.ts'
import { unreadableYaml } from './unreadableYaml.ts'
import { markup, unfilled } from './writtenText.ts'

/** Content that cannot be shown. @param problems each as "file, line, field: sentence" */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`${problems.length === 1 ? 'A content entry is' : 'Content entries are'} broken:\n\n${problems.join('\n\n')}\n`)
    this.name = 'ContentError'
    // Without a stack: an editor needs the message, and not the place in our code.
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

/** As Astro looks for it: a mark of the byte order or empty lines may stand above it, and blanks behind its hyphens. */
const FRONT_MATTER = /^(?<before>(?:\ufeff|\s*\n)?---[^\S\n]*\n)(?<yaml>[\s\S]*?\n)---[^\n]*(?:\n|$)/

/** @returns the fields of a file of prose as they are written, how many lines stand before them, and where the prose begins; null without */
export function frontMatter(source: string): { yaml: string; linesBefore: number; end: number } | null {
  const found = FRONT_MATTER.exec(source)
  if (!found) return null
  const { before, yaml } = found.groups as { before: string; yaml: string }
  return { yaml, linesBefore: before.split('\n').length - 1, end: found[0].length }
}

/** @param source the whole file: YAML, or prose with YAML between two `---` lines */
export function fieldFinder(source: string): FieldFinder {
  const front = frontMatter(source)
  const yaml = front?.yaml ?? source
  const lines = new LineCounter()
  const parsed = parseDocument(yaml, { lineCounter: lines })
  const find = (path: Path) => {
    let node: unknown = parsed.contents
    let offset = 0
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
        if (!pair) return { offset }
        offset = (pair.key as ParsedNode).range[0]
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[key as number]
        if (!item) return { offset }
        node = item
        offset = (item as ParsedNode).range[0]
      } else return { offset }
    }
    return { offset, node }
  }
  return {
    lineOf: (path) => lines.linePos(find(path).offset).line + (front?.linesBefore ?? 0),
    writtenAt: (path) => {
      const { node } = find(path)
      return isScalar(node) ? node.source : undefined
    },
  }
}

/** Every text in what was read from YAML, with its place. */
function textsIn(value: unknown, path: Path = []): (readonly [Path, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  return Object.entries(value ?? {}).flatMap(([name, item]) => textsIn(item, [...path, name]))
}

/**
 * Opens a file of named entries, such as the claims, and holds every text in it against what holds for all.
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
    // A name that is no anchor (`*others`) is an error without a place.
    const { message: why, linePos } = error as Error & Partial<YAMLParseError>
    const { line, message } = unreadableYaml(source, linePos?.[0].line, why.replace(/ at line .*/s, ''))
    throw new ContentError([`${file}, line ${line}: ${message}`])
  }
  if (typeof entries !== 'object' || Array.isArray(entries))
    throw new ContentError([`${file}: Write entries by their names, "name:" with its fields below it.`])
  const problems = [...droppedText(source), ...unfilled(source)].map(({ line, message }) => `${file}, line ${line}: ${message}`)
  const { lineOf } = fieldFinder(source)
  const report = (path: Path, message: string) => void problems.push(`${file}, line ${lineOf(path)}, ${fieldName(path)}: ${message}`)
  for (const [path, text] of textsIn(entries)) {
    const message = markup(text)
    if (message) report(path, message)
  }
  return { entries: entries as Record<string, unknown>, problems, report }
}
