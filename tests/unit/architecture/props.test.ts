/** The rules of docs/components.md on props: what a component takes has the component's name, so that others can name it, too. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
/** @returns whether a type is spelled out somewhere inside */
const isSpelledOut = (type: ts.Node): boolean => ts.isTypeLiteralNode(type) || (ts.forEachChild(type, isSpelledOut) ?? false)
const takesProps = (node: ts.Node | undefined): node is ts.FunctionLikeDeclaration =>
  node !== undefined && (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) && node.parameters.length > 0

/** @returns the exported components of a file whose props have no exported type of their name */
function findUnnamedProps(source: string): string[] {
  const { statements } = ts.createSourceFile('some.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const ownTypes = new Map(statements.filter(ts.isTypeAliasDeclaration).map((type) => [type.name.text, isExported(type)]))
  const functions = statements.filter(isExported).flatMap((node): { name: string; made: ts.Node | undefined }[] => {
    if (ts.isFunctionDeclaration(node)) return [{ name: node.name?.text ?? '', made: node }]
    if (!ts.isVariableStatement(node)) return []
    return node.declarationList.declarations.map((each) => ({ name: each.name.getText(), made: each.initializer }))
  })
  return functions.flatMap(({ name, made }) => {
    if (!/^[A-Z][a-z]/.test(name) || !takesProps(made)) return []
    const props = made.parameters[0]?.type
    return !props || isSpelledOut(props) || ownTypes.get(`${name}Props`) === false ? [name] : []
  })
}

it('every exported component has props with its name, exported beside it', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => findUnnamedProps(readFileSync(file, 'utf8')).map((name) => `${file}: export type ${name}Props`))).toEqual(
    [],
  )
})
it('and so has every one that the docs show', () => {
  const examples = globSync('docs/*.md').flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^ *```tsx\n([\s\S]*?)\n *```$/gm)].map(([, source = '']) => ({ page, source })),
  )
  expect(examples.length).toBeGreaterThan(2)
  expect(examples.flatMap(({ page, source }) => findUnnamedProps(source).map((name) => `${page}: export type ${name}Props`))).toEqual([])
})
it.each([
  ['export function Bullet({ className }: { className: string }) {}', ['Bullet']],
  ['export const Bullet = ({ className }: { className: string }) => null', ['Bullet']],
  ['export function Link({ href }: Target & { href: string }) {}', ['Link']],
  ['type BulletProps = { className: string }\nexport function Bullet({ className }: BulletProps) {}', ['Bullet']],
  ['export type BulletProps = { className: string }\nexport function Bullet({ className }: BulletProps) {}', []],
  ["export function Head({ id }: Pick<FrameProps, 'id'>) {}\nexport function Foot() {}", []],
  ['function Part({ id }: { id: string }) {}\nexport const linesOf = ({ id }: { id: string }) => id', []],
])('the reading of props in %s: %j', (source, names) => expect(findUnnamedProps(source)).toEqual(names))
