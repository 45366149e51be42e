/**
 * Edits values in YAML files and front matter. Comments, quotes, other lines and line ends stay as an editor wrote them. The result is
 * parsed before it is written.
 */
import { isDeepStrictEqual } from 'node:util'
import { CST, type Document, isCollection, isNode, isPair, isScalar, isSeq, type ParsedNode, parseDocument, stringify } from 'yaml'
import { parseFrontMatter } from '#src/contentEngine/yaml/frontMatter.ts'
import { PlainError } from '../project.ts'

type Path = readonly (string | number)[]
/** A part of the source, and its new text. */
type Splice = { from: number; to: number; text: string }
/** An edit of the source (null if it is not possible), and the same edit of the data, with which the parsed source must agree. */
type Edit = { inSource: (document: Document, path: Path, yaml: string) => Splice | null; inData: (document: Document, path: Path) => void }

/** @throws PlainError if the file is not valid YAML */
function documentOf(source: string, file: string) {
  const front = file.endsWith('.mdx') ? (parseFrontMatter(source) ?? { yaml: '', start: 0 }) : { yaml: source, start: 0 }
  const document: Document = parseDocument(front.yaml, { keepSourceTokens: true })
  if (document.errors.length > 0)
    throw new PlainError(`Nobody can read ${file}, so nothing is changed. "npm run check:content" says where to mend it: do this first.`)
  return { ...front, document }
}

function applyEdit(source: string, file: string, path: Path, { inSource, inData }: Edit): string {
  const { yaml, start, document } = documentOf(source, file)
  const splice = inSource(document, path, yaml)
  const edited = splice && yaml.slice(0, splice.from) + splice.text + yaml.slice(splice.to)
  inData(document, path)
  const outcome = parseDocument(edited ?? '')
  if (edited === null || outcome.errors.length > 0 || !isDeepStrictEqual(outcome.toJS(), document.toJS()))
    throw new PlainError(
      `${file}, ${path.join(' › ')}: This cannot be changed as it is written, so nothing is. Write it as its neighbors are, in a line of its own and without anchors (&, *), and try again.`,
    )
  return source.slice(0, start) + edited + source.slice(start + yaml.length)
}

/** @param find returns the paths to edit. Later ones are edited first, so that earlier ones stay valid. */
function applyEdits<Data>(source: string, file: string, find: (data: Partial<Data>) => Path[], edit: Edit): string {
  const paths = find(documentOf(source, file).document.toJS() ?? {})
  return paths.toReversed().reduce((text, path) => applyEdit(text, file, path, edit), source)
}

/**
 * @param file its path in the project
 * @param find returns the paths of strings in the data
 * @returns the source with another string at each path
 * @throws PlainError if a string is missing or cannot be changed
 */
export const withValues = <Data>(source: string, file: string, find: (data: Partial<Data>) => Path[], value: string): string =>
  applyEdits(source, file, find, {
    inSource: (document, path) => {
      const node = document.getIn(path, true)
      const token = isScalar(node) ? node.srcToken : undefined
      if (!token) return null
      const { length } = CST.stringify(token)
      // A string that looks like a number needs quotes.
      const needsQuotes = stringify(value).startsWith('"')
      CST.setScalarValue(token, value, { inFlow: true, ...(needsQuotes && { type: 'QUOTE_DOUBLE' }) })
      return { from: token.offset, to: token.offset + length, text: CST.stringify(token) }
    },
    inData: (document, path) => document.setIn(path, value),
  })

/** @returns the end of a value, without the comment behind it */
function endOf(node: unknown): number {
  if (isPair(node)) return endOf(node.value ?? node.key)
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined
  return last ? endOf(last) : ((node as ParsedNode).range[1] ?? 0)
}

/** Removes items of lists and named items, with the comments on their lines. An empty list is written as `[]`. */
export const withoutItems = <Data>(source: string, file: string, find: (data: Partial<Data>) => Path[]): string =>
  applyEdits(source, file, find, {
    inSource: (document, path, yaml) => {
      const list = document.getIn(path.slice(0, -1), true)
      const name = path.at(-1)
      if (!isCollection(list) || list.flow) return null
      const item = isSeq(list)
        ? list.items[Number(name)]
        : list.items.find((pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === name)
      const first = isPair(item) ? item.key : item
      if (!isNode(first) || !first.range) return null
      const from = yaml.lastIndexOf('\n', first.range[0]) + 1
      const lineEnd = yaml.indexOf('\n', endOf(item) - 1)
      const to = lineEnd === -1 ? yaml.length : lineEnd + 1
      if (list.items.length > 1) return { from, to, text: '' }
      const before = yaml.slice(0, from).trimEnd()
      return { from: before.length, to, text: ` ${isSeq(list) ? '[]' : '{}'}${yaml.slice(before.length, from)}` }
    },
    inData: (document, path) => document.deleteIn(path),
  })

/** A list, or nothing if the editor wrote something else. */
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** @returns the paths of a string in a list */
export const pathsIn = (list: unknown, text: string, path: Path): Path[] =>
  itemsOf(list).flatMap((item, index) => (item === text ? [[...path, index]] : []))

/** @returns the path of the item with an id */
export const pathsOfId = (list: unknown, id: string, path: Path): Path[] =>
  itemsOf(list).flatMap((item, index) =>
    typeof item === 'object' && item !== null && 'id' in item && item.id === id ? [[...path, index]] : [],
  )
