/** The rule of docs/code-style.md on names of exports: a name that is looked for leads to one thing. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EXPORT_STATEMENT, readExports } from './sourceTree.ts'

/** What Astro asks of pages by name. */
const ASTRO_EXPORTS = new Set(['GET', 'getStaticPaths', 'prerender'])

const sources = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const allExports = sources.flatMap(({ file, source }) => [...readExports(source)].map((name) => ({ file, name })))

it('no two modules export one name, be it a type or a value', () => {
  const ours = allExports.filter(({ name }) => !ASTRO_EXPORTS.has(name))
  for (const known of [
    { file: 'src/registry/readPage.ts', name: 'readPage' },
    { file: 'server/main.ts', name: 'Ports' },
    { file: 'tests/unit/architecture/sourceTree.ts', name: 'readExports' },
  ])
    expect(ours).toContainEqual(known)
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
