/** The rules of docs/code-style.md and docs/glossary.md on names of exports: a name that is looked for leads to one thing. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What Astro asks of pages by name. */
const ASTRO_EXPORTS = new Set(['GET', 'getStaticPaths', 'prerender'])
const EXPORT_STATEMENT = /^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm
/** @returns the names that a module exports; a type and a value of one name in one module are one thing */
const readExports = (source: string) => new Set([...source.matchAll(EXPORT_STATEMENT)].map(([, name = '']) => name))

const sources = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const allExports = sources.flatMap(({ file, source }) => [...readExports(source)].map((name) => ({ file, name })))

it('no two modules export one name, be it a type or a value', () => {
  const ours = allExports.filter(({ name }) => !ASTRO_EXPORTS.has(name))
  expect(ours.length).toBeGreaterThan(1500)
  const twice = [...Map.groupBy(ours, ({ name }) => name)].filter(([, same]) => same.length > 1)
  expect(twice.map(([name, same]) => `${name}: ${same.map(({ file }) => file).join(', ')}`)).toEqual([])
})
it('the test of exports reads every one', () => {
  const statements = sources.flatMap(({ source }) => source.match(/^export (?!default\b)/gm) ?? [])
  expect(statements).toHaveLength(sources.reduce((count, { source }) => count + [...source.matchAll(EXPORT_STATEMENT)].length, 0))
})
it.each([
  ['export type Row = string', ['Row']],
  ['export async function run() {}\nconst inner = 1\nexport const ROWS = []', ['run', 'ROWS']],
  ['export type Chart = typeof Chart\nexport const Chart = 1', ['Chart']],
])('the test of exports reads of %s %j', (source, names) => expect([...readExports(source)]).toEqual(names))

/** @returns the words of a name, small: "withErrorPrefix" and "ERROR_PREFIX" have "error" and "prefix" */
const wordsOf = (name: string) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** Words that have meant two things, and the files whose names may have them: what they mean is in docs/glossary.md. */
const WORD_HOMES: Record<string, RegExp> = {
  bench: /^src\/(sections|schemas)\/industry\//,
  frame: /^src\/(sections\/demo\/|lib\/anywhere\/form\/|site\/interfaceValues)/,
  ground: /^src\/(illustrations|models\/crowd|sections\/industry\/exhibit)\//,
  mark: /^src\/(illustrations\/ClientMark|lib\/(anywhere\/(names|pictures)|build\/pictures)\/)/,
  record: /^src\/(policy|schemas|sections|models)\//,
  surface: /^src\/(ui|partsPage)\//,
  token: /^(src\/facts|src\/lib\/build\/content|tests|scripts\/test\/platforms)/,
}
it.each(Object.entries(WORD_HOMES))('%s has one meaning in names of exports, that of the glossary', (word, home) => {
  const having = allExports.filter(({ name }) => wordsOf(name).some((one) => one === word || one === `${word}s`))
  expect(having.length).toBeGreaterThan(0)
  expect(having.filter(({ file }) => !home.test(file)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
