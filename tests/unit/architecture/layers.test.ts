/** The import rules of docs/architecture.md: what each folder may import. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { FACT_FILES } from '#src/facts/factFileNames.ts'
import { describeImports, type Import, imports, readImports, sourceFiles } from './imports.ts'
import { namedImports, parseSource, tagsIn } from './sourceTree.ts'

const LAYERS: Record<string, string[]> = {
  // The page of parts, in development alone: it shows what the others are made of.
  partsPage: ['partsPage', 'sections', 'illustrations', 'ui', 'facts', 'policy', 'models', 'lib', 'site', 'styles'],
  pages: [
    'feed',
    'pageData',
    'registry',
    'entries',
    'layouts',
    'sections',
    'illustrations',
    'islands',
    'ui',
    'facts',
    'policy',
    'models',
    'lib',
    'site',
  ],
  layouts: ['layouts', 'pageData', 'entries', 'sections', 'lib', 'site', 'styles'],
  feed: ['feed', 'pageData', 'sections', 'lib', 'site'],
  // It reads, and sections calculate.
  pageData: ['pageData', 'registry', 'entries', 'facts', 'policy', 'models', 'lib', 'site'],
  // Which pages there are, before any is drawn.
  registry: ['registry', 'entries', 'facts', 'policy', 'models', 'lib', 'site'],
  entries: ['entries', 'lib'],
  sections: ['sections', 'illustrations', 'islands', 'ui', 'facts', 'policy', 'models', 'lib', 'site'],
  illustrations: ['illustrations', 'ui', 'policy', 'models', 'lib', 'site'],
  islands: ['islands', 'ui', 'lib', 'site'],
  content: [],
  schemas: ['schemas', 'facts', 'policy', 'models', 'lib', 'site'],
  facts: ['facts', 'policy', 'models', 'lib', 'site'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
  policy: ['policy', 'models', 'lib'],
  models: ['models', 'lib'],
  site: ['site', 'lib'],
}
/**
 * What a layer may import as types alone: a type pulls nothing along. Sections and pictures have those of their content from the
 * schemas, and so do what pages hand to sections and pictures, and checks of entries against each other. What is handed over has the
 * types of who takes it.
 */
const TYPES_ONLY: Record<string, string[]> = {
  pageData: ['schemas', 'sections', 'illustrations'],
  registry: ['schemas'],
  sections: ['schemas'],
  illustrations: ['schemas'],
}
/** What programs outside `src` may import of the project, longest folder first. Tests may import more. */
const PROGRAMS: Record<string, string[]> = {
  server: ['server', 'src/site', 'src/lib/anywhere', 'src/lib/server', '.build'],
  // Commands start and check the server, write what its headers say and skeletons of content, and list what it may hold; they draw no pages.
  scripts: [
    'scripts',
    'server',
    'src/content.config',
    'src/schemas',
    'src/facts',
    'src/site',
    'src/lib/anywhere',
    'src/lib/server',
    'src/lib/build',
  ],
}

/** @returns imports of a layer from layers that it knows nothing of */
const findUpwardImports = (layer: string, all: readonly Import[]) =>
  all
    .filter(({ file, to }) => file.startsWith(`${layer}/`) && !to.startsWith('package:') && !to.startsWith('../.build/'))
    .filter(({ to, isType }) => {
      const [folder = ''] = to.split('/')
      return !LAYERS[layer]?.includes(folder) && !(isType && TYPES_ONLY[layer]?.includes(folder))
    })

describe('dependencies run downwards', () => {
  it.each(Object.keys(LAYERS))('from %s', (layer) => expect(describeImports(findUpwardImports(layer, imports))).toEqual([]))

  it('and the list of collections draws nothing: of sections it knows the names of attributes', () => {
    const above = readImports('content.config.ts').filter(({ to }) => !to.startsWith('package:'))
    expect(above.length).toBeGreaterThan(20)
    const isAllowed = ({ to }: Import) => /^(facts|lib|schemas|site)\//.test(to) || to.endsWith('.attributes')
    expect(describeImports(above.filter((found) => !isAllowed(found)))).toEqual([])
  })
  it('and sections know of a schema what its content looks like, not how it is checked', () => {
    const step = (to: string, isType: boolean) => ({ file: 'sections/a/A.tsx', to, written: to, isType, isDynamic: false })
    const made = [step('schemas/a', true), step('schemas/b', false), step('registry/a', true), step('content/a', true)]
    expect(describeImports(findUpwardImports('sections', made))).toEqual([
      'sections/a/A.tsx imports schemas/b',
      'sections/a/A.tsx imports registry/a',
      'sections/a/A.tsx imports content/a',
    ])
    const ofIsland = made.map((one) => ({ ...one, file: 'islands/a.ts' }))
    expect(findUpwardImports('islands', ofIsland)).toEqual(ofIsland)
  })

  it('in no circle between folders', () => {
    const may = (folder: string) => [...(LAYERS[folder] ?? []), ...(TYPES_ONLY[folder] ?? [])].filter((other) => other !== folder)
    const below = (folder: string, seen = new Set<string>()): Set<string> => {
      for (const other of may(folder).filter((one) => !seen.has(one))) below(other, seen.add(other))
      return seen
    }
    expect(below('facts')).toEqual(new Set(['lib', 'models', 'policy', 'site']))
    expect(Object.keys(LAYERS).filter((folder) => below(folder).has(folder))).toEqual([])
  })
  it('knows every folder of src', () => {
    const folders = new Set(sourceFiles.map((file) => file.split('/')[0] ?? ''))
    expect([...folders].filter((folder) => folder !== 'styles' && !(folder in LAYERS))).toEqual([])
  })
  it('lets site, policy and models know nothing but names and rules that run anywhere', () => {
    expect(
      describeImports(
        imports.filter(({ file, to }) => /^(site|policy|models)\//.test(file) && to.startsWith('lib/') && !to.startsWith('lib/anywhere/')),
      ),
    ).toEqual([])
  })
  it('knows each file of content that facts are read from, so that editors are helped in it and `dev` starts again with it', () => {
    const read = sourceFiles
      .filter((file) => file.startsWith('facts/') && file.endsWith('.ts') && !/\.test(ing)?\./.test(file))
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/= 'src\/content\/([\w-]+)\.yaml'/g)].map(([, name]) => name))
    expect(read.sort()).toEqual(FACT_FILES.toSorted())
  })
  it('keeps React out of what says and checks, and draws nothing', () => {
    expect(
      describeImports(
        imports.filter(({ file, to }) => /^(lib|models|policy|site|facts|schemas)\//.test(file) && /^package:(react|@radix)/.test(to)),
      ),
    ).toEqual([])
  })
  it('keeps .astro files in pages, layouts, rooms and the page of parts, and nothing else in layouts', () => {
    const elsewhere = sourceFiles.filter((file) => file.endsWith('.astro') && !/^(pages|layouts|sections)\//.test(file))
    expect(elsewhere).toEqual(['partsPage/PartsPage.astro'])
    expect(sourceFiles.filter((file) => file.startsWith('layouts/') && !file.endsWith('.astro'))).toEqual([])
  })
  const textOf = (file: string) => readFileSync(`src/${file}`, 'utf8')
  /** In a file of Astro's, what brings a page script. */
  const BRINGS_SCRIPT = /<script>\s*import/
  /** And an island. */
  const BRINGS_ISLAND = / client:interaction\b/
  it('lets a layout be what is around pages: the document, its head, or what reads of other entries for each', () => {
    const drawn = sourceFiles.filter((file) => file.startsWith('layouts/'))
    expect(drawn.length).toBeGreaterThan(2)
    const problemOf = (file: string) => {
      const text = textOf(file)
      const isDocument = text.includes('<html')
      if (/\b(contentOf|entryOf|getCollection|getEntry)\b/.test(text) && !isDocument)
        return 'reads content, as the document alone may: let src/pageData/ hand it over'
      if (isDocument || text.includes('<head>')) return null
      return /'#src\/pageData\//.test(text) ? null : 'is not around pages: it lies in its room, beside what it draws'
    }
    expect(drawn.flatMap((file) => (problemOf(file) === null ? [] : `src/${file} ${problemOf(file)}`))).toEqual([])
  })
  it('lets a room have a file of Astro’s only for what a component cannot: a script, an island, blocks that may have them, or a text of HTML and components', () => {
    const drawn = sourceFiles.filter((file) => /^sections\/.*\.astro$/.test(file))
    expect(drawn.length).toBeGreaterThan(8)
    const needed = [BRINGS_SCRIPT, BRINGS_ISLAND, /\bresolveBlocks\(/, /\bAstro\.self\b/]
    const cure = 'let the page draw the component itself'
    expect(drawn.filter((file) => !needed.some((one) => one.test(textOf(file)))).map((file) => `src/${file}: ${cure}`)).toEqual([])
  })
  it('lets rooms alone have islands, as scripts: pages and layouts draw the file of Astro’s in which a section has its own', () => {
    const having = sourceFiles.filter((file) => file.endsWith('.astro') && BRINGS_ISLAND.test(textOf(file)))
    expect(having.length).toBeGreaterThan(5)
    const cure = 'let a file of Astro’s in the room of the island draw it with its section'
    expect(having.filter((file) => !file.startsWith('sections/')).map((file) => `src/${file} hydrates an island: ${cure}`)).toEqual([])
  })
  it('lets a script or an island come with its section, so that no page draws the one without the other', () => {
    const markup = sourceFiles
      .filter((file) => /^(pages|layouts|sections)\/.*\.astro$/.test(file))
      .map((file) => ({ file, text: textOf(file) }))
    const scripts = markup.flatMap(({ file }) =>
      readImports(file).flatMap(({ to }) => (to.endsWith('.client') ? { file, script: to } : [])),
    )
    expect(scripts.length).toBeGreaterThan(10)
    expect(
      scripts
        .filter(({ file }) => file.startsWith('pages/'))
        .map(({ file, script }) => `${file}: let a file of Astro’s in its room bring ${script}`),
    ).toEqual([])
    expect([...Map.groupBy(scripts, ({ script }) => script).values()].filter((same) => same.length > 1)).toEqual([])
    // The document draws header and footer, and has the scripts that every page has.
    const rooms = new Map(scripts.map(({ file, script }) => [script, /^sections\/[^/]+/.exec(file)?.[0]]))
    const strangers = [...rooms].filter(([script, room]) => room !== undefined && !script.startsWith(`${room}/`))
    expect(strangers.map(([script, room]) => `src/${room} brings ${script}, of another room`)).toEqual([])
    /** Lists of what draws a kind of block, or of first screen. */
    const lists = sourceFiles.filter((file) => /Components\.tsx$/.test(file)).map((file) => ({ file, text: textOf(file) }))
    expect(lists.length).toBeGreaterThan(4)
    /** Components that a file draws or lists, by what is imported of their file. */
    const drawn = ({ file, text }: { file: string; text: string }) => {
      const tree = parseSource(file, text)
      const tags = new Set(tagsIn(tree).map(({ tagName }) => tagName.getText()))
      return namedImports(tree).flatMap(({ from, name, local }) =>
        /^(?:#src\/sections|\.)\/.*\.tsx$/.test(from) && (tags.has(local) || file.endsWith('.tsx')) ? name : [],
      )
    }
    const brought = markup
      .filter(({ file, text }) => !file.startsWith('pages/') && [BRINGS_SCRIPT, BRINGS_ISLAND].some((one) => one.test(text)))
      .filter(({ text }) => !text.includes('<html'))
      .flatMap((one) => drawn(one).map((name) => ({ file: one.file, name })))
    expect(brought.length).toBeGreaterThan(15)
    const alone = [...markup, ...lists]
      .flatMap((one) => drawn(one).map((name) => ({ file: one.file, name, by: brought.find((other) => other.name === name)?.file })))
      .filter(({ file, by }) => by !== undefined && by !== file)
    expect(alone.map(({ file, name, by }) => `${file} draws ${name} without its script or its island: draw ${by}`)).toEqual([])
  })
  it('lets `astro check` read each list that has a file of Astro’s in it: TypeScript alone does not know its props', () => {
    const { include } = ts.readConfigFile('tsconfig.astro.json', ts.sys.readFile).config as { include: string[] }
    const listing = imports.filter(({ file, to }) => /^sections\/.*\.tsx?$/.test(file) && to.endsWith('.astro'))
    expect(listing.length).toBeGreaterThan(1)
    const unread = listing.filter(({ file }) => !include.some((place) => matchesGlob(`src/${file}`, place)))
    expect(describeImports(unread).map((found) => `${found}: add it to "include" in tsconfig.astro.json`)).toEqual([])
  })
  it('lets only what reads entries, lists pages or prepares what they show read content', () => {
    const isReader = (file: string) => /^(pageData|registry|entries|partsPage)\//.test(file)
    const wrong = imports.filter(({ file, to }) => to === 'package:astro:content' && !isReader(file))
    expect(describeImports(wrong)).toEqual([])
  })
  it('lets no test take its data from the page of parts: entries to test with lie in tests/lib/entries/', () => {
    const tests = globSync(['src/**/*.{test,testing}.{ts,tsx}', 'tests/**/*.{ts,tsx}']).map((file) => file.replaceAll('\\', '/'))
    const found = tests.filter((file) => !file.startsWith('src/partsPage/')).flatMap((file) => readImports(file, '.'))
    const ofParts = found.filter(({ to }) => to.startsWith('src/partsPage/'))
    expect(ofParts.length).toBeGreaterThan(2)
    expect(describeImports(ofParts.filter(({ to }) => !/\/(?:partsPage|everySpecimen)$/.test(to)))).toEqual([])
  })
  it('keeps in pageData what reads entries, files beside them or facts: what only calculates lies with the room that draws it', () => {
    const reads = /^import (?!type)[^']*'(?:astro:content|#src\/(?:entries|registry|facts)\/[^']*)'|\bimport\.meta\.glob\b/m
    const files = sourceFiles.filter((file) => file.startsWith('pageData/'))
    expect(files.length).toBeGreaterThan(5)
    // Each through a file that reads, or by itself.
    const isReader = (file: string) =>
      reads.test(readFileSync(`src/${file}`, 'utf8')) || imports.some((one) => one.file === file && one.to.startsWith('pageData/'))
    expect(files.filter((file) => !isReader(file))).toEqual([])
  })
  it('keeps code out of content', () => {
    const found = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.[a-z]+$/.test(file))
    // Logos of clients are checked when they are read: they only draw. So are photographs of the team, and pictures in texts.
    const isPicture = /^clients\/[a-z0-9-]+\.svg$|^(team|pictures)\/[a-z0-9-]+\.(jpg|png|webp)$/
    expect(found.filter((file) => !/\.(yaml|mdx)$/.test(file) && !isPicture.test(file))).toEqual([])
  })
})

describe('programs outside src', () => {
  it.each(Object.keys(PROGRAMS))('%s imports neither pages nor what they are drawn with', (program) => {
    const wrong = readdirSync(program, { recursive: true, encoding: 'utf8' })
      .map((file) => `${program}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => readImports(file, '.'))
      // Attributes are names, and pull nothing along. Which commands run suites is told below.
      .filter(
        ({ to }) =>
          !to.startsWith('package:') &&
          !(program === 'scripts' && to.startsWith('tests/')) &&
          !to.endsWith('.attributes') &&
          !PROGRAMS[program]?.some((place) => to === place || to.startsWith(`${place}/`)),
      )
    expect(describeImports(wrong)).toEqual([])
  })
  it('the commands that test run suites, and no suite, other command or part of them knows a command that tests', () => {
    const files = globSync('{scripts,tests}/**/*.{ts,mjs}').filter((file) => !/^scripts.*\.test\./.test(file))
    const all = files.flatMap((file) => readImports(file.replaceAll('\\', '/'), '.'))
    const testing = /^scripts\/test(?=[-/.]|$)/
    const running = all.filter(({ file, to }) => testing.test(file) && to.startsWith('tests/'))
    expect(running.length).toBeGreaterThan(3)
    const upward = all.filter(({ file, to }) => testing.test(to) && !testing.test(file))
    const others = all.filter(({ file, to }) => file.startsWith('scripts/') && to.startsWith('tests/') && !testing.test(file))
    expect(describeImports([...upward, ...others])).toEqual([])
  })
})
