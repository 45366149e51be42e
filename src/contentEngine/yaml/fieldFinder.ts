/** Finds the line and the field of a problem in a content file. problemSentence.ts has the message. */
import { type Document, isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { type FieldPath, lineAt } from '../problems/problemLocation.ts'
import { parseSections } from '../prose/sectionIds.ts'
import { parseFrontMatter } from './frontMatter.ts'

/** Finds fields in a content file, and how they are typed there. */
export type FieldFinder = {
  /** The line (from 1) of a field, or of the nearest group around it if the field is missing. */
  lineOf(path: FieldPath): number
  /** A value as it is typed; undefined for a group, a list or a missing field. */
  writtenAt(path: FieldPath): string | undefined
}

/** @param source the whole file: YAML, or prose with YAML between two `---` lines */
export function createFieldFinder(source: string): FieldFinder {
  const frontMatter = parseFrontMatter(source)
  const yaml = frontMatter?.yaml ?? source
  const lines = new LineCounter()
  let parsed: Document.Parsed | undefined
  const find = (path: FieldPath) => {
    // Parsed only when needed, because most files have no problem.
    parsed ??= parseDocument(yaml, { lineCounter: lines })
    let node: ParsedNode | null = parsed.contents
    let offset = 0
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
        if (!pair) return { offset }
        offset = pair.key.range[0]
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(key)]
        if (!item) return { offset }
        node = item
        offset = item.range[0]
      } else return { offset }
    }
    return { offset, node }
  }
  /** Sections are fields that are written at the headings of the prose. */
  const headingLine = ([field, index]: FieldPath) => {
    const heading = frontMatter && field === 'sections' ? parseSections(source.slice(frontMatter.end)).sections[Number(index)] : undefined
    return frontMatter && heading && lineAt(source, frontMatter.end + heading.offset)
  }
  return {
    lineOf: (path) => headingLine(path) ?? lines.linePos(find(path).offset).line + (frontMatter?.linesBefore ?? 0),
    writtenAt: (path) => {
      const { node } = find(path)
      return isScalar(node) ? node.source : undefined
    },
  }
}
