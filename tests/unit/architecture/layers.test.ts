/** The import rules of docs/architecture.md: what each folder may import. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { START_FILES } from '../../../src/site/startFileNames'
import { type Import, imports, importsOf, shown, sourceFiles } from './imports'

const LAYERS: Record<string, string[]> = {
  pages: ['registry', 'layouts', 'sections', 'illustrations', 'islands', 'ui', 'lib', 'site'],
  // What pages are, before any is drawn; the feed draws articles for itself.
  registry: ['registry', 'sections', 'lib', 'site'],
  layouts: ['layouts', 'registry', 'sections', 'illustrations', 'islands', 'ui', 'lib', 'site', 'styles'],
  sections: ['sections', 'illustrations', 'islands', 'ui', 'lib', 'site'],
  illustrations: ['illustrations', 'ui', 'lib', 'site'],
  islands: ['islands', 'ui', 'lib', 'site'],
  content: [],
  schemas: ['schemas', 'lib', 'site'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
  site: ['site', 'lib', 'schemas'],
}
/** What a layer may import as types alone: a type pulls nothing into the browser, and a section has those of its content from there. */
const TYPES: Record<string, string[]> = { sections: ['schemas'] }
/** These are of files that site reads, before any other is read: whoever reads them holds them against their schema. */
const START_SCHEMAS = ['schemas/claim', 'schemas/term', 'schemas/law']
/** What programs outside `src` may import of the project, longest folder first. Tests may import more. */
const PROGRAMS: Record<string, string[]> = {
  server: ['server', 'src/site', 'src/lib/anywhere', 'src/lib/server', '.build'],
  // Commands start and check the server, write what its headers say, and list what content may hold; they draw no pages.
  scripts: ['scripts', 'server', 'src/content.config', 'src/schemas', 'src/site', 'src/lib/anywhere', 'src/lib/server'],
}

/** @returns imports of a layer from layers that it knows nothing of */
const upwards = (layer: string, all: readonly Import[]) =>
  all
    .filter(({ file, to }) => file.startsWith(`${layer}/`) && !to.startsWith('package:') && !to.startsWith('../.build/'))
    .filter(({ to, isType }) => {
      const [folder = ''] = to.split('/')
      return !LAYERS[layer]?.includes(folder) && !(isType && TYPES[layer]?.includes(folder))
    })

describe('dependencies run downwards', () => {
  it.each(Object.keys(LAYERS))('from %s', (layer) => expect(shown(upwards(layer, imports))).toEqual([]))

  it('and sections know of a schema what its content looks like, not how it is checked', () => {
    const step = (to: string, isType: boolean) => ({ file: 'sections/a/A.tsx', to, isType, isDynamic: false })
    const made = [step('schemas/a', true), step('schemas/b', false), step('registry/a', true), step('content/a', true)]
    expect(shown(upwards('sections', made))).toEqual([
      'sections/a/A.tsx imports schemas/b',
      'sections/a/A.tsx imports registry/a',
      'sections/a/A.tsx imports content/a',
    ])
    const ofIsland = made.map((one) => ({ ...one, file: 'islands/a.ts' }))
    expect(upwards('islands', ofIsland)).toEqual(ofIsland)
  })

  it('knows every folder of src', () => {
    const folders = new Set(sourceFiles.map((file) => file.split('/')[0] ?? ''))
    expect([...folders].filter((folder) => folder !== 'styles' && !(folder in LAYERS))).toEqual([])
  })
  it('lets site know nothing but names and rules that run anywhere', () => {
    expect(
      shown(imports.filter(({ file, to }) => file.startsWith('site/') && to.startsWith('lib/') && !to.startsWith('lib/anywhere/'))),
    ).toEqual([])
    const ofSite = imports.filter(({ file, to }) => file.startsWith('site/') && to.startsWith('schemas/'))
    expect(shown(ofSite.filter(({ to }) => !START_SCHEMAS.includes(to.replace(/\.ts$/, ''))))).toEqual([])
  })
  it('keeps the schemas that site reads apart from the others, which may need what site says', () => {
    const wrong = imports.filter(
      ({ file, to }) =>
        START_SCHEMAS.includes(file.replace(/\.ts$/, '')) && (to.startsWith('schemas/') || /^site\/(?!claimKinds)/.test(to)),
    )
    expect(shown(wrong)).toEqual([])
  })
  it('knows each file of content that site reads, so that editors are helped in it and `dev` starts again with it', () => {
    const read = sourceFiles
      .filter((file) => file.startsWith('site/') && file.endsWith('.ts') && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/= 'src\/content\/([\w-]+)\.yaml'/g)].map(([, name]) => name))
    expect(read.sort()).toEqual(START_FILES.toSorted())
  })
  it('keeps React out of lib and site', () => {
    expect(shown(imports.filter(({ file, to }) => /^(lib|site|schemas)\//.test(file) && /^package:(react|@radix)/.test(to)))).toEqual([])
  })
  it('keeps .astro files in pages and layouts, and nothing else in layouts', () => {
    expect(sourceFiles.filter((file) => file.endsWith('.astro') && !/^(pages|layouts)\//.test(file))).toEqual([])
    expect(sourceFiles.filter((file) => file.startsWith('layouts/') && !file.endsWith('.astro'))).toEqual([])
  })
  it('lets only pages, their registry and layouts read content', () => {
    const wrong = imports.filter(({ file, to }) => to === 'package:astro:content' && !/^(pages|registry|layouts)\//.test(file))
    expect(shown(wrong)).toEqual([])
  })
  it('keeps code out of content', () => {
    const found = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.[a-z]+$/.test(file))
    expect(found.filter((file) => !/\.(yaml|mdx)$/.test(file))).toEqual([])
  })
  it('lets nothing in src import the server', () => {
    expect(shown(imports.filter(({ to }) => to.includes('server/') && !to.startsWith('lib/')))).toEqual([])
  })
})

describe('programs outside src', () => {
  it.each(Object.keys(PROGRAMS))('%s imports neither pages nor what they are drawn with', (program) => {
    const wrong = readdirSync(program, { recursive: true, encoding: 'utf8' })
      .map((file) => `${program}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => importsOf(file, '.'))
      // Attributes are names, and pull nothing along.
      .filter(
        ({ to }) =>
          !to.startsWith('package:') &&
          !to.endsWith('.attributes.ts') &&
          !PROGRAMS[program]?.some((place) => to === place || to.startsWith(`${place}/`)),
      )
    expect(shown(wrong)).toEqual([])
  })
})
