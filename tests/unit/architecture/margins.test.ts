/** A component has no outer margin: what draws it sets its distance to others (docs/components.md). */
import ts from 'typescript'
import { expect, it } from 'vitest'
import { readSource, sourceFiles } from './sourceFiles.ts'
import { nodesIn, parseSource } from './sourceTree.ts'

/** A margin of the element itself, in any variant: not of its children (`*:`) or of a pseudo-element (`before:`). */
const MARGIN = /^((?:(?!\*|\[|before:|after:)\S*:)?)(-?)m([trblxyse]?)-(?!auto$|0$)(\S+)$/

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement
/** An outermost element, and which sides of it are inside the component: those towards the others of a fragment. */
type Root = { tag: Tag; hasBefore: boolean; hasAfter: boolean }

/** @returns what an expression can draw: `a && <p />`, `a ? <p /> : <ul />`, `<><p /><ul /></>` */
function rootsOf(node: ts.Node | undefined): Root[] {
  if (!node) return []
  if (ts.isJsxSelfClosingElement(node)) return [{ tag: node, hasBefore: false, hasAfter: false }]
  if (ts.isJsxElement(node)) return [{ tag: node.openingElement, hasBefore: false, hasAfter: false }]
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return rootsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(rootsOf)
  if (ts.isBinaryExpression(node)) return rootsOf(node.right)
  if (!ts.isJsxFragment(node)) return []
  const children = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim())
  return children.flatMap((child, index) =>
    rootsOf(child).map(({ tag }) => ({ tag, hasBefore: index > 0, hasAfter: index < children.length - 1 })),
  )
}
/** @returns what a component returns, without the functions inside it */
const resultsOf = ({ body }: ts.FunctionLikeDeclaration): ts.Node[] =>
  !body || !ts.isBlock(body)
    ? [body].filter((result) => result !== undefined)
    : nodesIn(body, (node) => ts.isFunctionLike(node)).flatMap((node) => (ts.isReturnStatement(node) ? (node.expression ?? []) : []))

/** @returns the exported components of a file, by name */
function exportedComponents(tree: ts.SourceFile): [string, ts.FunctionLikeDeclaration][] {
  return tree.statements.flatMap((statement): [string, ts.FunctionLikeDeclaration][] => {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement]]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }): [string, ts.FunctionLikeDeclaration][] => {
      // The function can be in a call, such as `memo(…)`.
      const component = initializer && nodesIn(initializer).find((node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node))
      return component ? [[name.getText(), component]] : []
    })
  })
}

/** @returns the margins among the classes of an outermost element, without bleeds, which its own padding makes up for */
function outerMargins(classes: readonly string[], { hasBefore, hasAfter }: Pick<Root, 'hasBefore' | 'hasAfter'>): string[] {
  return classes.filter((text) => {
    const [isMargin, variant, minus, side = '', amount] = MARGIN.exec(text) ?? []
    const isBleed = minus && classes.includes(`${variant}p${side}-${amount}`)
    return isMargin && !isBleed && !(hasBefore && side === 't') && !(hasAfter && side === 'b')
  })
}

/** @returns each exported component of a file whose outermost element has a margin: "Part: mt-6" */
function findMargins(file: string, source: string): string[] {
  const tree = parseSource(file, source)
  const constants = new Map(
    tree.statements
      .filter((statement) => ts.isVariableStatement(statement))
      .flatMap(({ declarationList }) =>
        declarationList.declarations.map(({ name, initializer }) => [name.getText(), initializer] as const),
      ),
  )
  /** The classes in an expression, and in the constants of the file that it names. */
  const classesIn = (node: ts.Node): string[] =>
    nodesIn(node).flatMap((part) => {
      if (ts.isStringLiteralLike(part) || ts.isTemplateLiteralToken(part)) return part.text.split(/\s+/)
      const constant = ts.isIdentifier(part) ? constants.get(part.text) : undefined
      return constant && !ts.isArrowFunction(constant) ? classesIn(constant) : []
    })
  const classesOf = ({ attributes }: Tag) =>
    attributes.properties.filter((attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'className').flatMap(classesIn)
  return exportedComponents(tree).flatMap(([name, component]) => {
    const margins = resultsOf(component)
      .flatMap(rootsOf)
      .flatMap((root) => outerMargins(classesOf(root.tag), root))
    return margins.length > 0 ? [`${name}: ${[...new Set(margins)].join(' ')}`] : []
  })
}

it('an exported component has no outer margin', () => {
  const files = sourceFiles.filter((file) => file.endsWith('.tsx'))
  const found = files.flatMap((file) => findMargins(file, readSource(file)).map((margin) => `${file}: ${margin}`))
  expect(found).toEqual([])
})
it('the check finds margins of every result, in constants and variants, but none inside a component', () => {
  const source = `
    const LOOKS = { plain: 'mx-auto lg:-mt-4' }
    export function Part({ look, note }: PartProps) {
      if (!note) return <p className="m-2" />
      const rows = list.map((row) => { return <li className="mt-1" /> })
      return look ? <ul className={cn('grid', LOOKS[look])}>{rows}</ul> : note && <p className={\`sm:ml-\${1} print:mb-1\`} />
    }
    export const Short = memo(() => <b className="inline *:mt-2 before:mr-1 me-3"><i className="mb-2" /></b>)
    const Inner = () => <p className="mt-2" />`
  expect(findMargins('x.tsx', source)).toEqual(['Part: m-2 lg:-mt-4 print:mb-1', 'Short: me-3'])
})
it('the check knows bleeds, and distances between the elements of a fragment', () => {
  const source = `
    export const Bleed = () => <p className="-mx-3 px-3 sm:-mx-4 sm:px-3 lg:mx-0" />
    export const Pair = () => <><p className="mt-1 mb-2" />{more && <p className="mt-3 mb-4" />}</>`
  expect(findMargins('x.tsx', source)).toEqual(['Bleed: sm:-mx-4', 'Pair: mt-1 mb-4'])
})
