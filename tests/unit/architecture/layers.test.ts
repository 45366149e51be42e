/** The import rules of docs/folders.md: what each folder may import. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, matchesGlob } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { factFileSchemas } from '#src/facts/factFiles.ts'
import { PICTURE_ENDING } from '#src/lib/build/pictures/pictureFile.ts'
import { readFolderTable } from './folderTables.ts'
import { describeImports, findImports, type Import, imports, readImports } from './imports.ts'
import { readSource, sourceFiles } from './sourceFiles.ts'

const LAYERS = readFolderTable('## Folders')
const PROGRAMS = readFolderTable('### Programs outside of src')
const SERVER_LAYERS = readFolderTable('### The folders of server')
const ENGINE_LAYERS = readFolderTable('### The folders of src/contentEngine')

/** @param path from server/, such as "leads/store/outbox" */
function serverLayerOf(path: string): string {
  const [folder = '', inner = '', ...deeper] = path.split('/')
  if (inner === '') return 'server'
  if (folder !== 'leads') return folder
  return deeper.length > 0 ? inner : folder
}

const isIn = (place: string, to: string) => to === place || to.startsWith(`${place}/`)
const withoutEnding = (file: string) => file.replace(/\.\w+$/, '')
const folderOf = (path: string) => path.split('/')[0] ?? ''
const serverFiles = globSync('server/**/*.ts')
  .map((file) => file.slice('server/'.length))
  .filter((file) => !/\.test(ing)?\./.test(file))
const serverImports = serverFiles.flatMap((file) => readImports(file, 'server'))

const engineImports = sourceFiles
  .filter((file) => isIn('contentEngine', file))
  .flatMap((file) => readImports(file.slice('contentEngine/'.length), 'src/contentEngine'))

/** Imports between files of one tree; packages, generated files and other trees are left out. */
const within = (all: readonly Import[]) => all.filter(({ to }) => !to.startsWith('package:') && !to.startsWith('../'))

/** `forbidden`: a file, and another that it may not import. */
const TREES = [
  { tree: 'src', all: imports, layerOf: folderOf, layers: LAYERS, isOf: isIn, forbidden: ['lib/x.ts', 'ui/y.ts'] },
  {
    tree: 'server',
    all: serverImports,
    layerOf: serverLayerOf,
    layers: SERVER_LAYERS,
    isOf: (layer: string, to: string) => serverLayerOf(to) === layer,
    forbidden: ['site/x.ts', 'leads/store/y.ts'],
  },
  {
    tree: 'src/contentEngine',
    all: engineImports,
    layerOf: folderOf,
    layers: ENGINE_LAYERS,
    isOf: isIn,
    forbidden: ['problems/x.ts', 'yaml/y.ts'],
  },
]

describe.each(TREES)('the folders of $tree', ({ all, layerOf, layers, isOf, forbidden }) => {
  const betweenLayers = (found: readonly Import[]) =>
    within(found)
      .map((edge) => ({ ...edge, from: layerOf(withoutEnding(edge.file)), into: layerOf(edge.to) }))
      .filter(({ from, into }) => from !== into)
  const between = betweenLayers(all)
  const findForbidden = (found: typeof between) =>
    describeImports(
      found.filter(({ from, to, isType }) => {
        const { all = [], types = [] } = layers[from] ?? {}
        return ![...all, ...(isType ? types : [])].some((layer) => isOf(layer, to))
      }),
    )
  it('import only what docs/folders.md allows', () => {
    const [low = '', high = ''] = forbidden
    expect(findForbidden(betweenLayers(findImports(low, `import '../${high}'`)))).toHaveLength(1)
    expect(findForbidden(between)).toEqual([])
  })
  it('need every permission of docs/folders.md', () => {
    const isUsed = (from: string, layer: string) => between.some((found) => found.from === from && isOf(layer, found.to))
    const allowed = Object.entries(layers).flatMap(([from, { all, types }]) => [...all, ...types].map((layer) => ({ from, layer })))
    expect(allowed.filter(({ from, layer }) => !isUsed(from, layer)).map(({ from, layer }) => `${from} → ${layer}`)).toEqual([])
  })
  it('stand below what they import', () => {
    const order = Object.keys(layers)
    const findUpward = (found: typeof between) =>
      describeImports(found.filter(({ from, into }) => order.indexOf(into) > order.indexOf(from)))
    const [low = '', high = ''] = forbidden
    expect(findUpward(betweenLayers(findImports(low, `import '../${high}'`)))).toHaveLength(1)
    expect(findUpward(between)).toEqual([])
  })
})

describe('inside of src', () => {
  it('nothing imports what lies outside, except what a build generates', () => {
    const outside = imports.filter(({ to }) => to.startsWith('../') && !to.startsWith('../.build/'))
    expect(describeImports(outside)).toEqual([])
  })
  it('the list of collections imports no component: of sections, only attributes', () => {
    const findDrawing = (found: readonly Import[]) =>
      describeImports(
        found.filter(
          ({ to }) =>
            !/^(package:|(contentEngine|facts|models|schemas|site)\/)|^registry\/collections\/defineCollections$|\.attributes$/.test(to),
        ),
      )
    expect(findDrawing(findImports('content.config.ts', "import './schemas/x.ts'; import './sections/x.tsx'"))).toHaveLength(1)
    expect(findDrawing(readImports('content.config.ts'))).toEqual([])
  })
  it('models take the rules of a policy as an argument: those outside policy/ import nothing of it', () => {
    const findKnowing = (found: readonly Import[]) =>
      describeImports(found.filter(({ file, to }) => isIn('models', file) && !isIn('models/policy', file) && isIn('models/policy', to)))
    expect(findKnowing(findImports('models/attendance/x.ts', "import '../policy/y.ts'"))).toHaveLength(1)
    expect(findKnowing(imports)).toEqual([])
  })
  it('folders that draw nothing import no React', () => {
    const undrawn = imports.filter(({ file }) =>
      /^(contentEngine|downloads|lib|models|demoForm|site|specification|facts|schemas)\//.test(file),
    )
    expect(describeImports(undrawn.filter(({ to }) => /^package:(react|@radix)/.test(to)))).toEqual([])
  })
  it.each([
    ['package:astro:content', /^(registry|gallery)\//],
    ['registry/collections/singleEntries', /^registry\//],
  ])('only the registry, and the component gallery, read collections: all else through readPage.ts (%s)', (reader, isReader) => {
    const reading = imports.filter(({ to, isType }) => to === reader && !isType)
    // Otherwise it has another name.
    expect(reading).not.toEqual([])
    expect(describeImports(reading.filter(({ file }) => !isReader.test(file)))).toEqual([])
  })
  it('content holds texts, data and pictures, no code', () => {
    const found = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
    // An empty folder is kept by a hidden file.
    const isLogo = /^clients\/[a-z0-9-]+\.svg$/
    const isPhotograph = (file: string) =>
      /^(team|pictures)$/.test(dirname(file)) && (PICTURE_ENDING.test(file) || basename(file) === '.gitkeep')
    expect(found.filter((file) => !/\.(yaml|mdx)$/.test(file) && !isLogo.test(file) && !isPhotograph(file))).toEqual([])
  })
  it('every file of content that facts are read from is listed, so that editors get help in it and `dev` watches it', () => {
    const read = sourceFiles
      .filter((file) => file.startsWith('facts/') && file.endsWith('.ts'))
      .flatMap((file) => [...readSource(file).matchAll(/= 'src\/content\/facts\/([\w-]+)\.yaml'/g)].map(([, name]) => name))
    expect(read.sort()).toEqual(Object.keys(factFileSchemas).sort())
  })
  it('`astro check` reads every .ts file that imports an .astro file: TypeScript alone does not know its props', () => {
    const { include } = ts.readConfigFile('tsconfig.astro.json', ts.sys.readFile).config as { include: string[] }
    const listing = imports.filter(({ file, to }) => /^sections\/.*\.tsx?$/.test(file) && to.endsWith('.astro'))
    expect(listing).not.toEqual([])
    const unread = listing.filter(({ file }) => !include.some((place) => matchesGlob(`src/${file}`, place)))
    expect(describeImports(unread).map((found) => `${found}: add it to "include" in tsconfig.astro.json`)).toEqual([])
  })
})

describe('programs outside src', () => {
  it.each(Object.entries(PROGRAMS))(
    '%s imports only what docs/folders.md allows, and needs every permission',
    (program, { all: places }) => {
      const isAllowed = ({ to }: Import) =>
        to.startsWith('package:') || to.endsWith('.attributes') || isIn(program, to) || places.some((place) => isIn(place, to))
      const all = globSync(`${program}/**/*.{ts,mjs}`)
        .filter((file) => !/\.test(ing)?\./.test(file))
        .flatMap((file) => readImports(file, '.'))
      expect(describeImports(all.filter((found) => !isAllowed(found)))).toEqual([])
      expect(places.filter((place) => !all.some(({ to }) => isIn(place, to)))).toEqual([])
    },
  )
  it('scripts import nothing of tests, not even in their own tests: tests import scripts', () => {
    const findTests = (found: readonly Import[]) => describeImports(found.filter(({ to }) => isIn('tests', to)))
    expect(findTests(findImports('scripts/x.test.ts', "import '#tests/lib/y.ts'", '.'))).toHaveLength(1)
    const files = globSync('scripts/**/*.{ts,mjs}')
    expect(findTests(files.flatMap((file) => readImports(file, '.')))).toEqual([])
  })
})

describe('SQL', () => {
  const STATEMENT =
    /\b(?:SELECT\s[\s\S]*?\bFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|(?:CREATE|ALTER|DROP) (?:TABLE|INDEX)|PRAGMA|VACUUM)\b/
  const inStore = /^leads\/(store|databases)\//
  it('is in the store and in databases alone', () => {
    const statements = [
      'SELECT id\n FROM leads',
      'INSERT INTO leads',
      'UPDATE leads SET x = 1',
      'DELETE FROM leads',
      'CREATE TABLE x',
      'PRAGMA x',
    ]
    expect(statements.filter((statement) => !STATEMENT.test(statement))).toEqual([])
    const having = serverFiles.filter((file) => STATEMENT.test(readFileSync(`server/${file}`, 'utf8')))
    expect(having.filter((file) => !inStore.test(file))).toEqual([])
  })
  it('of databases knows nothing of leads: they import sqlDatabase.ts alone from the store', () => {
    const known = serverImports.filter(({ file, to }) => file.startsWith('leads/databases/') && to.startsWith('leads/store/'))
    expect([...new Set(known.map(({ to }) => to))]).toEqual(['leads/store/sqlDatabase'])
  })
})
