/** The rules of docs/code-style.md on names of files. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { splitFields } from '#src/schemas/blocks/blockFields.ts'
import { freeBlockSchema } from '#src/schemas/blocks/freeBlocks.ts'
import { industryBlockSchema } from '#src/schemas/industry/industryBlocks.ts'
import { industryDetailSchema } from '#src/schemas/industry/industryDetails.ts'
import { industryExhibitSchema } from '#src/schemas/industry/industryExhibits.ts'
import { openingPictureSchema } from '#src/schemas/opening/opening.ts'
import { sceneSchema } from '#src/schemas/scenes/scenes.ts'
import config from '../../../vitest.config'
import { describeImports, readImports } from './imports.ts'

it('no two source files have one name', () => {
  const files = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,mjs,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    // Tests have the names of what they test, pages those of their addresses.
    .filter((file) => !/\.test\.|^src\/pages\/|\/vitest\.config\.ts$/.test(file))
  const named = Map.groupBy(files, (file) => basename(file))
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([])
})

type KindChoice = { oneOf: { properties: { kind: { const: string } } }[] }
/** @returns the fields of each kind that there is to choose from */
function propertiesOfKinds(choice: z.ZodType) {
  const { oneOf } = z.toJSONSchema(choice, { io: 'input', unrepresentable: 'any' }) as unknown as KindChoice
  return oneOf.map(({ properties }) => properties)
}
it('no two kinds of openings, exhibits, details and scenes have one name', () => {
  // Blocks of pages are not among them: steps are steps on every page, with the fields that it has room for.
  const kinds = [openingPictureSchema, industryExhibitSchema, industryDetailSchema, sceneSchema].flatMap((choice) =>
    propertiesOfKinds(choice).map(({ kind }) => kind.const),
  )
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([])
})
it('words beside a picture are one kind of block on every page', () => {
  const fields = Object.keys(splitFields)
  const having = [freeBlockSchema, industryBlockSchema].map((choice) =>
    propertiesOfKinds(choice).flatMap((properties) => (fields.every((field) => field in properties) ? properties.kind.const : [])),
  )
  expect(having).toEqual([['split'], ['split']])
})

/** What becomes an address or a command, the tests of what an address names, and a package's declarations, which have its name. */
const MAY_HAVE_HYPHENS = /^src\/(pages|content)\/.+|^tests\/unit\/workedExamples\/.+|^.+\.d\.ts$|^scripts\/[^/]+/

it('a file or a folder is kebab-case only where that becomes an address or a command', () => {
  const files = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,mjs,astro,css}').map((file) => file.replaceAll('\\', '/'))
  expect(files).toEqual(
    expect.arrayContaining(['server/main.ts', 'src/layouts/Base.astro', 'src/styles/global.css', 'scripts/bootstrap.mjs']),
  )
  expect(files.filter((file) => file.replace(MAY_HAVE_HYPHENS, '').includes('-'))).toEqual([])
})

it('a test lies beside what it tests and has its name, with an aspect after it where there are several', () => {
  const tests = globSync('{src,server,scripts,tests/{author,leads,lib,wholeRun}}/**/*.test.{ts,tsx}')
  const isNamed = (test: string) => {
    const [, whole = '', withoutAspect = ''] = /^((.*?)(?:\.[a-zA-Z]+)?)\.test\.tsx?$/.exec(test) ?? []
    return [whole, withoutAspect].some((name) => ['.ts', '.tsx', '.island.tsx'].some((ending) => existsSync(name + ending)))
  }
  expect(tests.length).toBeGreaterThan(0)
  expect(tests.filter((test) => !isNamed(test))).toEqual([])
})

it('what tests share is imported by tests alone', () => {
  const files = globSync('{src,server,scripts}/**/*.{ts,tsx,astro}').map((file) => file.replaceAll('\\', '/'))
  expect(files.filter((file) => file.includes('.testing.')).length).toBeGreaterThan(5)
  const others = files.filter((file) => !/\.test(ing)?\./.test(file))
  expect(describeImports(others.flatMap((file) => readImports(file, '.')).filter(({ to }) => to.endsWith('.testing')))).toEqual([])
})

it('a command’s file has its name, with a hyphen for the colon', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const run = Object.entries(scripts).flatMap(([command, line]) => {
    const [, file] = /^node scripts\/bootstrap\.mjs ([\w-]+)$/.exec(line) ?? []
    return file ? [{ file, named: command.replace(':', '-') }] : []
  })
  expect(run.length).toBeGreaterThan(10)
  expect(run.filter(({ file, named }) => file !== named || !existsSync(`scripts/${file}.ts`))).toEqual([])
  // What a container runs has a bundle in the place of a command.
  const commands = new Set([...run.map(({ file }) => file), 'serve'])
  expect(globSync('scripts/*.ts').filter((file) => !commands.has(basename(file, '.ts')))).toEqual([])
  // A folder of scripts belongs to one file beside it; lib is for all.
  const folders = globSync('scripts/*/').map((folder) => basename(folder))
  expect(folders.filter((folder) => folder !== 'lib' && !existsSync(`scripts/${folder}.ts`))).toEqual([])
})

it('a test that lies beside its file is run', () => {
  const { projects = [] } = (config as { test: { projects?: { test: { include: string[] } }[] } }).test
  const included = projects.flatMap(({ test }) => test.include)
  expect(included.length).toBeGreaterThan(0)
  // One in a folder that no project names would pass for ever.
  const places = ['src/*', 'server', 'scripts', 'tests/{author,lib,wholeRun}']
    .flatMap((place) => globSync(place))
    .filter((place) => !/\.|pages|layouts|content$|styles/.test(place))
  const tests = places.map((place) => `${place}/room/some.test.ts`.replaceAll('\\', '/'))
  expect(tests.length).toBeGreaterThan(5)
  expect(tests.filter((test) => !included.some((pattern) => matchesGlob(test, pattern)))).toEqual([])
})
