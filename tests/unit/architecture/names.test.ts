/** Names of files, exports and imports (docs/code-style.md), and that commands have files. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { describeImports, findImports, type Import, imports, readImports } from './imports.ts'
import { sourceFiles } from './sourceFiles.ts'

/** @returns the files whose name another file has, too */
const findSameNames = (files: readonly string[]) => {
  const named = Map.groupBy(
    // Tests have the names of what they test, pages those of their addresses.
    files.filter((file) => !/\.test\.|^src\/pages\/|\/vitest\.config\.ts$/.test(file)),
    (file) => basename(file),
  )
  return [...named.values()].filter((same) => same.length > 1)
}
it('no two source files have one name', () => {
  expect(findSameNames(['src/ui/Part.tsx', 'src/ui/Part.test.tsx', 'server/Part.tsx'])).toEqual([['src/ui/Part.tsx', 'server/Part.tsx']])
  expect(findSameNames(globSync('{src,server,scripts,tests}/**/*.{ts,tsx,mjs,astro}'))).toEqual([])
})

/** @returns the files whose names differ by capital letters alone. An .astro file has the name of the component that it draws */
const findTwins = (files: readonly string[]) =>
  [...Map.groupBy(new Set(files), (file) => basename(file).toLowerCase()).values()].filter((same) => same.length > 1)
it('names of files differ by more than capital letters, unless a component draws what the file of its name says', () => {
  const files = [
    ...sourceFiles.filter((file) => !file.startsWith('pages/')),
    ...globSync('{server,scripts,tests}/**/*.{ts,tsx,mjs}')
      .map((file) => `../${file}`)
      .filter((file) => !/\.test\.|\/vitest\.config\.ts$/.test(file)),
  ].map((file) => file.replace(/\.\w+$/, ''))
  expect(findTwins(['ui/Part', 'lib/part', 'ui/Part', 'ui/other'])).toEqual([['ui/Part', 'lib/part']])
  const imported = Map.groupBy(imports, ({ file }) => file.replace(/\.\w+$/, ''))
  const isImported = (from: string, to: string) => {
    const seen = new Set([from])
    for (const file of seen) for (const found of imported.get(file) ?? []) seen.add(found.to)
    return seen.has(to)
  }
  const isComponent = (file: string) => /^[A-Z]/.test(basename(file))
  const isPair = (same: readonly string[]) => {
    const [component, other] = [same.find(isComponent), same.find((file) => !isComponent(file))]
    return same.length === 2 && component !== undefined && other !== undefined && isImported(component, other)
  }
  expect(isPair(['ui/PartOf', 'ui/Partof'])).toBe(false)
  expect(findTwins(files).filter((same) => !isPair(same))).toEqual([])
})

/** @returns the names that several modules export */
const findSameExports = (sources: readonly string[]) => {
  const exported = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm)].map(([, name = '']) => name),
  )
  return exported.filter((name, index) => exported.indexOf(name) !== index)
}
it('no two modules export the same name', () => {
  const one = 'export const a = 1\nexport async function load() {}\nexport type Part = string'
  expect(findSameExports([one, 'const a = 2\nexport function* load() {}\nexport class Part {}'])).toEqual(['load', 'Part'])
  // Astro gives the exports of pages their names.
  const files = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,mjs}').filter((file) => !/^src.pages./.test(file))
  expect(findSameExports(files.map((file) => readFileSync(file, 'utf8')))).toEqual([])
})

const importsOfTests = (found: readonly Import[]) => describeImports(found.filter(({ to }) => to.endsWith('.testing')))
it('what tests share is imported by tests alone', () => {
  expect(importsOfTests(findImports('src/part.ts', "import { open } from './part.testing.ts'", '.'))).toHaveLength(1)
  const others = globSync('{src,server,scripts}/**/*.{ts,tsx,astro}').filter((file) => !/\.test(ing)?\./.test(file))
  expect(importsOfTests(others.flatMap((file) => readImports(file, '.')))).toEqual([])
})

/** @returns the relative imports that lack the ending of their file. Biome's rule for it reads all packages first, which takes seconds. */
const findEndless = (source: string) =>
  [...source.matchAll(/(?:^(?:import|export|\}).* from |^import |\bimport\()'(\.[^']*)'/gm)]
    .map(([, path = '']) => path)
    .filter((path) => !/\.(?:tsx?|m?js|json|css|astro|woff2)(?:\?\w+)?$/.test(path))
it('imports include the ending of the file', () => {
  const planted = "import './a'\nimport {\n  b,\n} from '../b.client'\nexport * from './c'\nimport d from './d.css?raw'"
  expect(findEndless(planted)).toEqual(['./a', '../b.client', './c'])
  const files = globSync(['*.ts', '{src,server,scripts,tests}/**/*.{ts,tsx,mjs,astro}'])
  expect(files.flatMap((file) => findEndless(readFileSync(file, 'utf8')).map((path) => `${file} imports ${path}`))).toEqual([])
})

/** @returns the commands whose file in scripts/ is missing */
const findMissingCommands = (scripts: Record<string, string>) =>
  Object.values(scripts)
    .flatMap((line) => /^node scripts\/bootstrap\.mjs ([\w-]+)/.exec(line)?.[1] ?? [])
    .filter((file) => !existsSync(`scripts/${file}.ts`))
it('every command has a file', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } & Record<string, string> }
  expect(findMissingCommands({ ...scripts, build: `${scripts.build}-nothing` })).toEqual(['build-nothing'])
  expect(findMissingCommands(scripts)).toEqual([])
})
