/** Names of files and exports (docs/code-style.md), and that tests are run. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../../vitest.config.ts'
import { describeImports, imports, readImports } from './imports.ts'
import { sourceFiles } from './sourceFiles.ts'

it('no two source files have one name', () => {
  const files = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,mjs,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    // Tests have the names of what they test, pages those of their addresses.
    .filter((file) => !/\.test\.|^src\/pages\/|\/vitest\.config\.ts$/.test(file))
  const named = Map.groupBy(files, (file) => basename(file))
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([])
})

it('names of files differ by more than capital letters, unless a component draws what the file of its name says', () => {
  const files = [
    ...sourceFiles.filter((file) => !file.startsWith('pages/')),
    ...globSync('{server,scripts,tests}/**/*.{ts,tsx,mjs}')
      .map((file) => `../${file.replaceAll('\\', '/')}`)
      .filter((file) => !/\.test\.|\/vitest\.config\.ts$/.test(file)),
  ].map((file) => file.replace(/\.\w+$/, ''))
  // An .astro file has the name of the component that it draws.
  const twins = [...Map.groupBy(new Set(files), (file) => basename(file).toLowerCase()).values()].filter((same) => same.length > 1)
  expect(twins.length).toBeGreaterThan(0)
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
  expect(twins.filter((same) => !isPair(same))).toEqual([])
})

it('no two modules export the same name', () => {
  // Astro gives the exports of pages their names.
  const files = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,mjs}').filter((file) => !/^src.pages./.test(file))
  const exported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )
  expect(exported.length).toBeGreaterThan(1000)
  expect(exported.filter((name, index) => exported.indexOf(name) !== index)).toEqual([])
})

it('what tests share is imported by tests alone', () => {
  const files = globSync('{src,server,scripts}/**/*.{ts,tsx,astro}').map((file) => file.replaceAll('\\', '/'))
  expect(files.filter((file) => file.includes('.testing.')).length).toBeGreaterThan(5)
  const others = files.filter((file) => !/\.test(ing)?\./.test(file))
  expect(describeImports(others.flatMap((file) => readImports(file, '.')).filter(({ to }) => to.endsWith('.testing')))).toEqual([])
})

it('every command has a file', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const files = Object.values(scripts).flatMap((line) => /^node scripts\/bootstrap\.mjs ([\w-]+)/.exec(line)?.[1] ?? [])
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(`scripts/${file}.ts`))).toEqual([])
})

it('a test that lies beside its file is run', () => {
  const { projects = [] } = (config as { test: { projects?: { test: { include: string[] } }[] } }).test
  const included = projects.flatMap(({ test }) => test.include)
  expect(included.length).toBeGreaterThan(0)
  const tests = globSync('{src,server,scripts,tests/{editor,leads,lib,unit,wholeRun}}/**/*.test.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/'),
  )
  expect(tests.length).toBeGreaterThan(400)
  expect(tests.filter((test) => !included.some((pattern) => matchesGlob(test, pattern)))).toEqual([])
})
