/**
 * Components have no outer margin above or below, and do not reach out beside them (docs/components.md): how far a part is from the next,
 * and where it leaves its column, is said by what it stands in.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const SHARED_COMPONENTS = /^(ui|illustrations|sections\/shared)\/.*\.tsx$/
const MARGIN_ABOVE = /^(?:[\w-]+:)*-?m[ty]?-/
const MARGIN_BELOW = /^(?:[\w-]+:)*-?m[by]?-/
const REACH_BESIDE = /^(?:[\w-]+:)*-m[xlrse]-/

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement
/** An element at the edge of what a component gives, and the margins that would reach beyond it. */
type Edge = { tag: Tag; margins: RegExp[] }

/** @returns the elements at the edges of a piece of JSX: its root, each that it may be, or the first and the last of a fragment */
function findEdges(node: ts.Node | undefined, margins: RegExp[] = [MARGIN_ABOVE, MARGIN_BELOW, REACH_BESIDE]): Edge[] {
  if (!node) return []
  if (ts.isJsxElement(node)) return [{ tag: node.openingElement, margins }]
  if (ts.isJsxSelfClosingElement(node)) return [{ tag: node, margins }]
  if (ts.isConditionalExpression(node)) return [...findEdges(node.whenTrue, margins), ...findEdges(node.whenFalse, margins)]
  if (ts.isBinaryExpression(node)) return findEdges(node.right, margins)
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return findEdges(node.expression, margins)
  if (!ts.isJsxFragment(node)) return []
  const parts = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim())
  return [...findEdges(parts[0], [MARGIN_ABOVE, REACH_BESIDE]), ...findEdges(parts.at(-1), [MARGIN_BELOW, REACH_BESIDE])]
}

/** @returns what a function gives, without what functions within it give */
function returnedEdges(body: ts.Node): Edge[] {
  if (!ts.isBlock(body)) return findEdges(body)
  const found: Edge[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(...findEdges(node.expression))
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}

/** @returns margins beyond the exported components of a file, each as it is written; classes that a constant of the file holds among them */
function findOuterMargins(source: string): string[] {
  const tree = ts.createSourceFile('Part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const constants = tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations])
  const bodies = tree.statements
    .filter((one) => ts.canHaveModifiers(one) && ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((one) => {
      if (ts.isFunctionDeclaration(one)) return one.body ?? []
      if (!ts.isVariableStatement(one)) return []
      return one.declarationList.declarations.flatMap(({ initializer }) =>
        initializer && ts.isArrowFunction(initializer) ? initializer.body : [],
      )
    })
  return bodies.flatMap(returnedEdges).flatMap(({ tag, margins }) => {
    const classes = tag.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === 'className')?.getText() ?? ''
    const held = constants.filter(({ name }) => new RegExp(`\\b${name.getText()}\\b`).test(classes)).map((one) => one.getText())
    return [classes, ...held].flatMap((text) => text.match(/[^\s'"`{}()]+/g) ?? []).filter((name) => margins.some((of) => of.test(name)))
  })
}

describe('components that rooms share', () => {
  const shared = sourceFiles.filter((file) => SHARED_COMPONENTS.test(file))
  it('have no outer margin', () => {
    expect(shared.length).toBeGreaterThan(80)
    expect(
      shared.flatMap((file) => findOuterMargins(readFileSync(join('src', file), 'utf8')).map((name) => `${file} has ${name} on its root`)),
    ).toEqual([])
  })
  it.each([
    ['export function A() { return <p className="mt-2 mx-auto">A</p> }', ['mt-2']],
    ['export const A = () => <B className={`p-2 sm:-mb-4`} />', ['sm:-mb-4']],
    ["const ON_PHONES = { band: 'max-sm:-mx-2' }\nexport const A = () => <p className={ON_PHONES.band} />", ['max-sm:-mx-2']],
    [
      'const ROOT = \'m-3\'\nexport function A({ b }) { if (b) return null\n return cn && <p className={cn(ROOT, b)}><b className="mt-1" /></p> }',
      ['m-3'],
    ],
    ["const LOOKS = { a: 'my-1' }\nexport function A({ b }) { return b ? <i /> : <p className={LOOKS[b]} /> }", ['my-1']],
    ['export const A = () => (<><p className="mb-2" /><p className="mt-2" /></>)', []],
    ['export const A = () => (<><p className="mt-2" /><p className="mb-2" /></>)', ['mt-2', 'mb-2']],
    ['function A() { return <p className="mt-2" /> }', []],
  ])('would be found in %s', (source, found) => expect(findOuterMargins(source)).toEqual(found))
})
