/** The verbs and endings of docs/code-style.md: one for each thing, in what a module exports and in what it keeps to itself. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { astroParts, nodesIn, parseSource } from './sourceTree.ts'

/** Verbs that say the same as one of docs/code-style.md, and that one. */
const OTHER_VERBS: Record<string, string> = {
  make: 'create',
  generate: 'create',
  init: 'create',
  get: 'read or find',
  fetch: 'read',
  retrieve: 'read',
  lookup: 'find',
  compute: 'calculate',
  verify: 'check',
  validate: 'check',
}
/** Verbs whose one meaning belongs to some files, and what else is to be said elsewhere. */
const VERB_HOMES: Record<string, { home: RegExp; say: string }> = {
  connect: { home: /^src\/sections\//, say: 'open or create: connect is for page scripts' },
  // Two pages are drawn without React: the form's refusal, and the benchmark's bare ones.
  draw: {
    home: /^src\/|^server\/leads\/http\/formPage\.ts$|^scripts\/benchmark\/barePages\.ts$/,
    say: 'create or choose: only pictures and pages are drawn',
  },
}
/** Names that Astro, Cloudflare, Lighthouse and browsers have given to what they call, or to what is called of them. */
const GIVEN_NAMES = new Set(['GET', 'getStaticPaths', 'fetch', 'getArtifact', 'getAttribute'])

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionTypeNode(node))
/** @returns the name of a function, a method, or something that holds one */
function functionName(node: ts.Node): string | null {
  if (!('name' in node) || !node.name || !ts.isIdentifier(node.name as ts.Node)) return null
  const { text } = node.name as ts.Identifier
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return text
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
    // What is called as the verb alone is a function, wherever it comes from.
    return isFunction(node.initializer) || isFunction(node.type) || text in OTHER_VERBS ? text : null
  }
  if (ts.isPropertyAssignment(node)) return isFunction(node.initializer) ? text : null
  return ts.isPropertySignature(node) && isFunction(node.type) ? text : null
}
function functionNames(source: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const name = functionName(node)
    if (name) names.push(name)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return names
}

const verbOf = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? ''
const problemsOf = (file: string, source: string) =>
  functionNames(source)
    .filter((name) => !GIVEN_NAMES.has(name))
    .flatMap((name) => {
      const verb = verbOf(name)
      const say = OTHER_VERBS[verb] ?? (VERB_HOMES[verb]?.home.test(file) === false ? VERB_HOMES[verb].say : null)
      return say ? [`${file}: ${name}: say ${say}`] : []
    })

const ANY_VERB = new RegExp(`\\b(?:${[...Object.keys(OTHER_VERBS), ...Object.keys(VERB_HOMES)].join('|')})(?:[A-Z]|\\b)`)
// What a test calls its own steps is read where it stands.
const sources = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|spec|journey)\.|\.d\.ts$/.test(file))
  .map((file) => {
    const source = readFileSync(file, 'utf8')
    return { file, code: file.endsWith('.astro') ? astroParts(source).code : source }
  })

it('a function has the verb that docs/code-style.md gives to what it does', () => {
  const files = sources.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['server/main.ts', 'scripts/build.ts', 'src/layouts/Base.astro', 'tests/lib/pdf.ts']))
  // Most files have none of the verbs, and need not be parsed.
  expect(sources.flatMap(({ file, code }) => (ANY_VERB.test(code) ? problemsOf(file, code) : []))).toEqual([])
})
it.each([
  ['export function makeRow() {}', 1],
  ['export const getRow = async () => 1', 1],
  ['function a() {\n  const make = () => 1\n}', 1],
  ['const get = createReader()', 1],
  ['const a = (make: () => number) => make()', 1],
  ['type A = { fetchRow(): void; validate: (text: string) => void }', 2],
  ['const a = { compute: () => 1, made: 1 }', 1],
  ['const connect = () => 1\nfunction drawNumber() {}', 2],
  ['const makers = 1\nconst getting = () => 1\nconst createRow = () => makers', 0],
  ['export const getStaticPaths = () => []', 0],
])('the test of verbs finds in %j so many: %i', (source, count) => expect(problemsOf('server/a.ts', source)).toHaveLength(count))

/** @returns the functions that start something, and give nothing that stops it */
const unstoppable = (code: string) =>
  (/\bstart[A-Z]/.test(code) ? nodesIn(parseSource('a.ts', code)) : [])
    .filter((node) => ts.isFunctionDeclaration(node))
    .filter(({ name, type }) => /^start[A-Z]/.test(name?.text ?? '') && /^(?:Promise<)?void\b/.test(type?.getText() ?? ''))
    .map(({ name }) => name?.text)
it('what starts something gives what stops it', () => {
  const isKnown = (code: string) => code.includes('export function startDelivery(')
  expect(sources.some(({ code }) => isKnown(code))).toBe(true)
  const problems = sources.flatMap(({ file, code }) =>
    unstoppable(code).map((name) => `${file}: ${name}: return what stops it, or say what it does: show…, track…`),
  )
  expect(problems).toEqual([])
})
it.each([
  ['export function startForm(): void {}', ['startForm']],
  ['async function startForm(settings: { a: 1 }, view = window): Promise<void> {}', ['startForm']],
  ['export function startForm(view: Window): () => void {}', []],
  ['async function startServer(): Promise<Server> {}\nfunction starting(): void {}', []],
])('the test of starts finds in %j %j', (code, names) => expect(unstoppable(code)).toEqual(names))

/** @returns the types that are called content, and are none that a schema gives */
const contentOfNoSchema = (code: string) =>
  [...code.matchAll(/^(?:export )?(?:type|interface) (\w+Content)\b(.*(?:\n[ }].*)*)/gm)]
    .filter(([, , type = '']) => !/\bz\.output<|\bCollectionEntry<|Content</.test(type))
    .map(([, name = '']) => name)
it('what is called …Content is what a schema gives', () => {
  const isKnown = (code: string) => code.includes('export type FaqContent =')
  expect(sources.some(({ code }) => isKnown(code))).toBe(true)
  const problems = sources.flatMap(({ file, code }) =>
    contentOfNoSchema(code).map((name) => `${file}: ${name}: say …Inputs of what a function is given, …Props, …Words`),
  )
  expect(problems).toEqual([])
})
it.each([
  ['export type HomeContent = {\n  words: string\n}', ['HomeContent']],
  ['interface FormContent {\n  words: string\n}', ['FormContent']],
  ['export type FaqContent = z.output<typeof faq>', []],
  ["type ClientsContent = CollectionEntry<'clients'>['data']", []],
  ['type ReadContent<Name> = {\n  [N in Name]: CollectionEntry<N>[]\n}', []],
])('the test of content finds in %j %j', (code, names) => expect(contentOfNoSchema(code)).toEqual(names))
