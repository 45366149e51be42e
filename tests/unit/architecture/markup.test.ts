/** What markup may hold (docs/components.md): classes, headings and addresses. */
import ts from 'typescript'
import { expect, it } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { readSource, sourceFiles } from './sourceFiles.ts'
import { callsOf, nodesIn, parseSource } from './sourceTree.ts'

const markup = sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file)).map((file) => ({ file, source: readSource(file) }))

/** The classes of an element or a component: `class`, `class:list`, `className`, `headingClassName`. */
const WRITTEN_CLASS = /\bclass(:list)?=|[cC]lassName\b/

it('.astro files hold no classes: what they show is drawn by a component, which has a closed list of looks', () => {
  expect(['<p class="grid">', '<p class:list={[x]}>', '<Part headingClassName="x" />'].filter((tag) => !WRITTEN_CLASS.test(tag))).toEqual(
    [],
  )
  const found = markup.filter(({ file }) => file.endsWith('.astro') && !file.startsWith('gallery/'))
  expect(found.filter(({ source }) => WRITTEN_CLASS.test(source)).map(({ file }) => file)).toEqual([])
})

it('.astro files of pages and sections hold no elements, which only components draw: the component gallery and unit tests draw no .astro file', () => {
  /** The markup of a file: what stands below its front matter, without scripts. */
  const markupOf = (source: string) => source.replace(/^---\n.*?\n---\n/s, '').replaceAll(/<script>.*?<\/script>/gs, '')
  const ELEMENT = /<(?!slot\b)[a-z]/
  expect(ELEMENT.test(markupOf('---\nconst { page } = Astro.props\n---\n<Base><div><slot /></div></Base>\n'))).toBe(true)
  const found = markup.filter(({ file }) => /^(pages|sections)\/.*\.astro$/.test(file))
  expect(found.filter(({ source }) => ELEMENT.test(markupOf(source))).map(({ file }) => file)).toEqual([])
})

/** @returns the exported constants that are one string, and the names that stand for classes in a `className` or in `cn(…)` */
function findClassNames(file: string, source: string) {
  const nodes = nodesIn(parseSource(file, source))
  const isString = (value: ts.Expression | undefined) =>
    value !== undefined && (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value) || callsOf([value], ['cn']).length > 0)
  const exported = nodes
    .filter((node) => ts.isVariableStatement(node))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) => (isString(initializer) ? name.getText() : [])),
    )
  const classes = nodes.filter((node) => ts.isJsxAttribute(node) && /class/i.test(node.name.getText()))
  const joined = [...classes, ...callsOf(nodes, ['cn'])].flatMap((node) => nodesIn(node))
  return { exported, used: joined.flatMap((node) => (ts.isIdentifier(node) ? node.text : [])) }
}
const findMisnamedClasses = (files: readonly ReturnType<typeof findClassNames>[]) => {
  const used = new Set(files.flatMap((file) => file.used))
  return files.flatMap(({ exported }) => exported).filter((name) => used.has(name) && !name.endsWith('_CLASS'))
}
it('an exported constant that is a string of classes ends in `_CLASS`', () => {
  const exporting =
    "export const EDGE = 'border'; export const FACE_CLASS = cn(`p-1`); export const LOOKS = { plain: EDGE }; export const ID = 'x'"
  const using = '<p className={cn(FACE_CLASS, LOOKS.plain)} id={ID} />; const classes = cn(EDGE)'
  expect(findMisnamedClasses([findClassNames('x.ts', exporting), findClassNames('y.tsx', using)])).toEqual(['EDGE'])
  const files = sourceFiles.filter((file) => /\.tsx?$/.test(file))
  expect(findMisnamedClasses(files.map((file) => findClassNames(file, readSource(file))))).toEqual([])
})

it('headings are drawn by `Heading`, so that their sizes are one list', () => {
  const heading = /<h[1-6][\s>]/
  expect(['<h2>', '<h3 id="x">', '<h1\n  id="x">'].filter((tag) => !heading.test(tag))).toEqual([])
  expect(markup.filter(({ source }) => heading.test(source)).map(({ file }) => file)).toEqual([])
})

it('a button outside src/ui has a comment that says why it is one of its own', () => {
  const isExplained = (source: string) => source.split('<button').length === source.split('A button of its own: ').length
  expect(isExplained('<button type="button">')).toBe(false)
  expect(isExplained('{/* A button of its own: it is round. */}<button type="button">')).toBe(true)
  const found = markup.filter(({ file, source }) => !file.startsWith('ui/') && source.includes('<button'))
  expect(found).not.toEqual([])
  expect(found.filter(({ source }) => !isExplained(source)).map(({ file }) => `${file}: use a button of src/ui, or say why not`)).toEqual(
    [],
  )
})

it('addresses of pages come from src/site/routes.ts', () => {
  const addresses = Object.values(routes).filter((address) => address !== '/')
  const typed = new RegExp(`['"\`](?:${addresses.map(RegExp.escape).join('|')})(?=['"\`/#?])`)
  expect(typed.test(`href="${addresses[0]}#top"`)).toBe(true)
  const sources = sourceFiles.filter((file) => !/^(site|content)\/|\.testing\./.test(file))
  expect(sources.filter((file) => typed.test(readSource(file)))).toEqual([])
})
