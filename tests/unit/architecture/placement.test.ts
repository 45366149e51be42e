/** A class from outside says where a part stands; how the part looks is a choice of its own (docs/components.md, "Props and imports"). */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { resolveImport, sourceFiles } from './imports.ts'

const PART_FILES = /^(ui|sections\/shared|illustrations)\/.*\.tsx$/

/** Where something stands, how wide it is, and when it is there. */
const PLACE = [
  /^m[trblxyse]?-/,
  /^(static|relative|absolute|fixed|sticky|isolate)$/,
  /^(inset|top|right|bottom|left|start|end|z|translate)-/,
  /^((col|row|order|self|justify-self|place-self|basis|flex)-|(grow|shrink)$|(grow|shrink)-)/,
  /^((w|min-w|max-w|measure)-|column$)/,
  /^(hidden|block|inline|inline-block|inline-flex|flex|grid|contents|invisible|sr-only|only-with-script|late-drawing)$/,
  // A name by which what it holds knows that the pointer is over it.
  /^group$/,
]
/** How high a drawing is: it has no text that would say so. */
const HEIGHT = [/^(size|h|min-h|max-h|overflow)-/]
/** How what a part is given stands in it. */
const CONTENT = [...HEIGHT, /^(gap|items|justify|content|flex|grid)-/, /^p[trblxyse]?-/]
/** Parts that only hold what they are given, so that the room lays that out; each with what it is. */
const HOLDERS: Record<string, string> = {
  Card: 'words and their picture',
  Heading: 'a sign or a link beside the words, and room for the sign of a fold',
  PanelHead: 'a title and what stands beside it',
  PhoneLink: 'the number, in a column of buttons',
  SceneFigure: 'the parts of a picture',
  ScrollArea: 'panes of a phone',
}
/** Drawings that lie in src/ui. */
const SIGNS = ['Icon', 'IconDrawing', 'Logo']
/** Classes of a sheet, each with what the sheet says of the part that classes cannot. */
const OF_SHEETS: Record<string, string> = {
  'email-line': 'how large an address may be where the text is large (styles/largeText.css)',
  'first-minute-words': 'its place in a grid with named areas',
  'hour-stars': 'its place in a panel whose parts lie over each other',
  'hour-workplace': 'its place in the same panel',
  'lane-edge': 'the edge that all pieces of a lane share, forced colors among them',
  stage: 'its rows, which are those of the page around it',
  'swipe-panes': 'how its panes snap (sections/home/morning/swipePanes.css)',
  'table-scroll': 'how a table in it looks',
  'year-rail': 'its place beside what it measures',
}

type Part = { name: string; file: string }
/** A class that is passed to a part, or an expression that says none and cannot be followed. */
type Passed = { part: Part; file: string; line: number; name: string }

const treeOf = (file: string, source: string) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
function descendantsOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (each: ts.Node): void => {
    found.push(each)
    ts.forEachChild(each, visit)
  }
  ts.forEachChild(node, visit)
  return found
}

/** @returns what a name or a property stands for in a file: what it is set to, wherever that is */
function valuesOf(name: string, tree: ts.SourceFile): ts.Node[] {
  return descendantsOf(tree).flatMap((node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) return node.initializer ?? []
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) return node.initializer
    return []
  })
}

/** @returns every text that an expression may be, and `null` for what cannot be followed */
function textsOf(node: ts.Node, tree: ts.SourceFile): (string | null)[] {
  const all = (nodes: readonly ts.Node[]) => nodes.flatMap((each) => textsOf(each, tree))
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.flatMap((span) => [span.literal.text, ...textsOf(span.expression, tree)])]
  }
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression, tree) : []
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, tree)
  if (ts.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse])
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? textsOf(node.right, tree) : all([node.left, node.right])
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'cn') return all(node.arguments)
  if (ts.isArrayLiteralExpression(node)) return all(node.elements)
  if (ts.isObjectLiteralExpression(node))
    return all(node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? one.initializer : [])))
  if (ts.isElementAccessExpression(node)) return textsOf(node.expression, tree)
  // The component around hands it on, and so is a part, too (`findHandingOn`).
  if (node.getText() === 'className' || node.kind === ts.SyntaxKind.FalseKeyword || node.getText() === 'undefined') return []
  const name = ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : null
  const values = name === null ? [] : valuesOf(name, tree)
  return values.length > 0 ? all(values) : [null]
}

/** @returns the parts that a file can name: its own, and those that it imports */
function partsIn(file: string, tree: ts.SourceFile, parts: readonly Part[]): Map<string, Part> {
  const imported = descendantsOf(tree).flatMap((node): [string, Part][] => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return []
    const from = `${resolveImport(node.moduleSpecifier.text, file, 'src')}.tsx`
    const bindings = node.importClause?.namedBindings
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.flatMap(({ name }) =>
          parts.filter((one) => one.file === from && one.name === name.text).map((part) => [name.text, part] as [string, Part]),
        )
      : []
  })
  return new Map([...parts.filter((one) => one.file === file).map((part) => [part.name, part] as [string, Part]), ...imported])
}

type Use = { part: Part; value: ts.Node; file: string; tree: ts.SourceFile }
function usesIn(file: string, source: string, parts: readonly Part[]): Use[] {
  const tree = treeOf(file, source)
  const within = partsIn(file, tree, parts)
  return descendantsOf(tree).flatMap((node) => {
    if (!ts.isJsxAttribute(node) || node.name.getText() !== 'className' || !node.initializer) return []
    const part = within.get((node.parent.parent as ts.JsxOpeningLikeElement).tagName.getText())
    return part ? { part, value: node.initializer, file, tree } : []
  })
}

/** @returns the component that hands its own `className` on in this place */
function findHandingOn({ value, file }: Use): Part | null {
  if (!descendantsOf(value).some((node) => ts.isIdentifier(node) && node.text === 'className')) return null
  for (let node = value; node.parent; node = node.parent) {
    if (ts.isFunctionDeclaration(node) && node.name) return { name: node.name.text, file }
  }
  return null
}

/** @returns the classes that files pass to parts of other folders */
function passedClasses(sources: Record<string, string>): Passed[] {
  const parts: Part[] = Object.entries(sources).flatMap(([file, source]) =>
    PART_FILES.test(file) ? [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => ({ name, file })) : [],
  )
  const readAll = () => Object.entries(sources).flatMap(([file, source]) => usesIn(file, source, parts))
  let uses = readAll()
  for (;;) {
    const more = uses
      .flatMap((use) => findHandingOn(use) ?? [])
      .filter(({ name, file }) => !parts.some((one) => one.name === name && one.file === file))
    if (more.length === 0) break
    parts.push(...more)
    uses = readAll()
  }
  return uses
    .filter(({ part, file }) => dirname(part.file) !== dirname(file))
    .flatMap(({ part, value, file, tree }) => {
      const line = tree.getLineAndCharacterOfPosition(value.getStart()).line + 1
      const names = textsOf(value, tree).flatMap((text) => (text === null ? [value.getText()] : text.split(/\s+/).filter(Boolean)))
      return names.map((name) => ({ part, file, line, name }))
    })
}

/** "sm:max-md:-mt-2" → ["sm", "max-md", "-mt-2"] */
const piecesOf = (name: string) => name.split(/:(?![^[(]*[\])])/)

function isPlacement({ part, name }: Passed): boolean {
  if (name in OF_SHEETS) return true
  const pieces = piecesOf(name)
  const utility = pieces.pop()?.replace(/^-/, '') ?? ''
  // A variant that selects what lies inside reaches into the part's own markup.
  if (pieces.some((variant) => /^\*|^\[/.test(variant))) return false
  const isDrawing = part.file.startsWith('illustrations/') || SIGNS.includes(part.name)
  const allowed = [...PLACE, ...(isDrawing ? HEIGHT : []), ...(part.name in HOLDERS ? CONTENT : [])]
  return allowed.some((one) => one.test(utility))
}
const looksPassed = (sources: Record<string, string>) => passedClasses(sources).filter((passed) => !isPlacement(passed))

const sources = Object.fromEntries(
  sourceFiles.filter((file) => file.endsWith('.tsx')).map((file) => [file, readFileSync(join('src', file), 'utf8')]),
)

describe('a class that is passed to a shared part', () => {
  const all = passedClasses(sources)
  it('says where the part stands, and not how it looks', () => {
    expect(all.length).toBeGreaterThan(150)
    const cure = 'make it a choice of the part (size, look, tone), with a specimen'
    expect(
      all
        .filter((passed) => !isPlacement(passed))
        .map(({ part, file, line, name }) => `src/${file}:${line} passes ${name} to ${part.name}: ${cure}`),
    ).toEqual([])
  })
  it('is excepted only where somebody passes it', () => {
    const names = new Set(all.map(({ name }) => name))
    const holders = new Set(all.map(({ part }) => part.name))
    expect([
      ...Object.keys(OF_SHEETS).filter((name) => !names.has(name)),
      ...Object.keys(HOLDERS).filter((name) => !holders.has(name)),
    ]).toEqual([])
  })

  const ui = { 'ui/Tag.tsx': 'export function Tag({ className }) { return <p className={className} /> }' }
  const imported = "import { Tag } from '../../ui/Tag'\n"
  it.each([
    ['<Tag className="mt-2 sm:max-md:-mx-(--page-gutter) [--x:1]" />', ['[--x:1]']],
    ['<Tag className={cn("relative", isLarge && "text-lg")} />', ['text-lg']],
    [['<Tag className={`w-full $', '{isLarge ? "p-2" : ""}`} />'].join(''), ['p-2']],
    ['<Tag className="*:h-full hover:[&>b]:w-2" />', ['*:h-full', 'hover:[&>b]:w-2']],
    ['<Tag className={LARGE} />\nconst LARGE = "font-bold"', ['font-bold']],
    ['<Tag className={LOOKS[look]} />\nconst LOOKS = { one: "mt-1", other: "bg-card" }', ['bg-card']],
    ['<Tag className={link} />\nconst PLACES = { page: { link: "ml-auto" }, deck: { link: "text-on-deck" } }', ['text-on-deck']],
    ['<Tag className={made()} />', ['{made()}']],
    ['<p className="text-lg"><Tag /></p>', []],
  ])('would be found in %s', (source, names) => {
    const found = looksPassed({ ...ui, 'sections/a/A.tsx': `${imported}const a = ${source}` })
    expect(found.map(({ name }) => name)).toEqual(names)
  })
  it('would be found where a component hands it on', () => {
    const row = `${imported}export function Row({ className }) { return <Tag className={cn('w-full', className)} /> }`
    const page = 'import { Row } from \'../a/Row\'\nconst b = <Row className="mt-2 text-lg" />'
    expect(looksPassed({ ...ui, 'sections/a/Row.tsx': row, 'sections/b/B.tsx': page }).map(({ file, name }) => `${file} ${name}`)).toEqual([
      'sections/b/B.tsx text-lg',
    ])
  })
})
