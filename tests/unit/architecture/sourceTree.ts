/** Parses source files, .astro files too, so that a test does not depend on how a line is written. */
import { extname } from 'node:path'
import ts from 'typescript'

const keepLines = (text: string) => text.replaceAll(/[^\n]/g, '')
/**
 * @returns an .astro file as TypeScript: its code and, on the same lines, its markup as one element, without styles; then the code of its
 *   scripts
 */
function withoutAstro(source: string): string {
  const [, code, markup = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const scripts = [...markup.matchAll(/<script\b[^>]*(?<!\/)>([\s\S]*?)<\/script>/gi)].map(([, script]) => script)
  const elements = markup.replaceAll(/<(script|style)\b[^>]*(?<!\/)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, keepLines)
  const opening = code === undefined ? 'const page = <>' : `\n${code}\nconst page = <>\n`
  return [`${opening}${elements}</>`, ...scripts].join('\n')
}

/**
 * The parsed sources of this process. The test files in it share no modules (freshStart.setup.ts), so each would parse all of src anew if
 * this were a constant.
 */
const shared = globalThis as { parsedSources?: Map<string, ts.SourceFile> }
shared.parsedSources ??= new Map()
const { parsedSources } = shared

/** @param file its ending says what kind of source it is. Rules name one file from the root or from src, and share its tree */
export function parseSource(file: string, source: string): ts.SourceFile {
  const key = `${extname(file)}\n${source}`
  const isAstro = file.endsWith('.astro')
  const kind = isAstro || file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const parsed = parsedSources.get(key) ?? ts.createSourceFile(file, isAstro ? withoutAstro(source) : source, options, true, kind)
  parsedSources.set(key, parsed)
  return parsed
}

/** @returns all nodes of a tree, except those that are left out and what is inside them */
export function nodesIn(tree: ts.Node, isLeftOut: (node: ts.Node) => boolean = () => false): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** @returns the innermost node at a position, with the space and the comments before it */
const nodeAt = (tree: ts.Node, position: number): ts.Node =>
  ts.forEachChild(tree, (child) => (child.pos <= position && position < child.end ? nodeAt(child, position) : undefined)) ?? tree

/** A text, in which nothing is a comment. */
const isText = (node: ts.Node) =>
  ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)

/** @returns where the comments of a file are, in their order */
export function commentsIn(tree: ts.SourceFile): ts.TextRange[] {
  const found: ts.TextRange[] = []
  // Only what looks like a comment is looked up in the tree, whose every token would take long.
  const looksLikeComment = /\/\/.*|\/\*[\s\S]*?\*\//g
  for (let match = looksLikeComment.exec(tree.text); match; match = looksLikeComment.exec(tree.text)) {
    const node = nodeAt(tree, match.index)
    if (isText(node) && match.index >= node.getStart(tree)) looksLikeComment.lastIndex = node.end
    else found.push({ pos: match.index, end: looksLikeComment.lastIndex })
  }
  return found
}

/** @returns the opening tags of a file's markup */
export const tagsIn = (tree: ts.SourceFile) =>
  nodesIn(tree).filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))

/** @returns the names of all attributes in a file's markup */
export const attributeNamesIn = (tree: ts.SourceFile) =>
  tagsIn(tree).flatMap(({ attributes }) => attributes.properties.flatMap(({ name }) => name?.getText() ?? []))

/** @returns the calls of one of these functions */
export const callsOf = (nodes: readonly ts.Node[], names: readonly string[]) =>
  nodes
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => ts.isIdentifier(expression) && names.includes(expression.text))
