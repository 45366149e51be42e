/**
 * The dependency rule of docs/components.md: what each folder may import, and what each kind of file may be. Type
 * imports count.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const LAYERS: Record<string, string[]> = {
  // Of each other, pages import what is no page: files that start with an underscore.
  pages: ['pages', 'layouts', 'sections', 'illustrations', 'islands', 'ui', 'lib', 'site'],
  layouts: ['layouts', 'sections', 'illustrations', 'islands', 'ui', 'lib', 'site', 'styles'],
  sections: ['sections', 'illustrations', 'islands', 'data', 'ui', 'lib', 'site'],
  illustrations: ['illustrations', 'ui', 'lib', 'site'],
  islands: ['islands', 'data', 'ui', 'lib', 'site'],
  content: [],
  schemas: ['schemas', 'lib', 'site'],
  data: ['data', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
  site: ['site'],
}
/** Where a function of `lib/` may run, and whose functions it may call. */
const RUNTIMES: Record<string, string[]> = {
  anywhere: ['anywhere'],
  browser: ['browser', 'anywhere'],
  server: ['server', 'anywhere'],
  build: ['build', 'server', 'anywhere'],
}

type Import = { file: string; to: string; isType: boolean; isDynamic: boolean }

function importsOf(file: string): Import[] {
  const source = readFileSync(join('src', file), 'utf8')
  const found: Import[] = []
  for (const match of source.matchAll(
    /(?:import|export)\s+(type\s)?[^'"]*?from\s*['"]([^'"]+)['"]|import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  )) {
    const to = match[2] ?? match[3] ?? match[4] ?? ''
    const place = to.startsWith('.') ? normalize(join(dirname(file), to)) : `package:${to}`
    found.push({ file, to: place, isType: Boolean(match[1]), isDynamic: match[4] !== undefined })
  }
  return found
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|astro|mdx)$/.test(file) && !/\.test\.|^[^/]+$/.test(file))
const imports = files.flatMap(importsOf)
const shown = (found: Import[]) => found.map(({ file, to }) => `${file} imports ${to}`)

describe('dependencies run downwards', () => {
  it.each(Object.keys(LAYERS))('from %s', (layer) => {
    const wrong = imports
      .filter(({ file, to }) => file.startsWith(`${layer}/`) && !to.startsWith('package:') && !to.startsWith('../.build/'))
      .filter(({ to }) => !LAYERS[layer]?.includes(to.split('/')[0] ?? ''))
    expect(shown(wrong)).toEqual([])
  })

  it('lets pages import nothing of each other but what they share, in files with an underscore', () => {
    expect(shown(imports.filter(({ file, to }) => file.startsWith('pages/') && /^pages\/(?!_)/.test(to)))).toEqual([])
  })
  it('knows every folder of src', () => {
    const folders = new Set(files.map((file) => file.split('/')[0] ?? ''))
    expect([...folders].filter((folder) => folder !== 'styles' && !(folder in LAYERS))).toEqual([])
  })
  it('keeps React out of lib and site', () => {
    expect(shown(imports.filter(({ file, to }) => /^(lib|site|schemas)\//.test(file) && /^package:(react|@radix)/.test(to)))).toEqual([])
  })
  it('keeps .astro files in pages and layouts, and nothing else in layouts', () => {
    expect(files.filter((file) => file.endsWith('.astro') && !/^(pages|layouts)\//.test(file))).toEqual([])
    expect(files.filter((file) => file.startsWith('layouts/') && !file.endsWith('.astro'))).toEqual([])
  })
  it('lets only pages and the document shell read content', () => {
    const wrong = imports.filter(
      ({ file, to }) => to === 'package:astro:content' && !/^(pages|layouts)\//.test(file) && file !== 'sections/blog/articles.ts',
    )
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

describe('lib is sorted by where it may run', () => {
  it('has no file outside its runtimes', () => {
    expect(files.filter((file) => file.startsWith('lib/') && !((file.split('/')[1] ?? '') in RUNTIMES))).toEqual([])
  })
  it.each(Object.keys(RUNTIMES))('%s calls only what runs there too', (runtime) => {
    const wrong = imports.filter(({ file, to }) => {
      if (!file.startsWith(`lib/${runtime}/`)) return false
      if (to.startsWith('package:node:')) return runtime !== 'build'
      return to.startsWith('lib/') && !RUNTIMES[runtime]?.includes(to.split('/')[1] ?? '')
    })
    expect(shown(wrong)).toEqual([])
  })
  it('names nothing of the browser outside lib/browser', () => {
    const wrong = files
      .filter((file) => /^lib\/(anywhere|build|server)\//.test(file))
      .filter((file) => /\b(document|window|localStorage|sessionStorage)\./.test(readFileSync(join('src', file), 'utf8')))
    expect(wrong).toEqual([])
  })
  it('sends neither build nor server code to the browser', () => {
    const wrong = imports.filter(({ file, to }) => reachesBrowser(file) && /^lib\/(build|server)\//.test(to))
    expect(shown(wrong)).toEqual([])
  })
})

const reachesBrowser = (file: string) => /\.(client\.ts|island\.tsx)$/.test(file) || /^(islands|data)\//.test(file)
const isStatic = (file: string) => /^(sections|illustrations)\//.test(file) && file.endsWith('.tsx') && !file.endsWith('.island.tsx')

describe('a file is static, a page script or an island', () => {
  it('keeps React out of page scripts, but for what they fetch with the first click', () => {
    const wrong = imports
      .filter(({ file, isType, isDynamic }) => file.endsWith('.client.ts') && !isType && !isDynamic)
      .filter(({ to }) => /^package:(react|@radix)|^islands\/|\.island$/.test(to) || files.includes(`${to}.tsx`))
    expect(shown(wrong)).toEqual([])
  })
  it('finds markup through hooks only, so that a renamed one is renamed for markup, script and tests', () => {
    const wrong = files.filter(
      (file) => file.endsWith('.client.ts') && /['"`[]data-|\bdataset\b/.test(readFileSync(join('src', file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
  it('writes each hook once, in a file that pulls nothing along', () => {
    const written = files.filter(
      (file) => /\bmarkupHook\(/.test(readFileSync(join('src', file), 'utf8')) && file !== 'lib/anywhere/markupHook.ts',
    )
    expect(written.filter((file) => !file.endsWith('.hooks.ts'))).toEqual([])
    expect(shown(imports.filter(({ file, to }) => file.endsWith('.hooks.ts') && to !== 'lib/anywhere/markupHook'))).toEqual([])
    const names = written.flatMap((file) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(/\bmarkupHook\('([\w-]+)'\)/g)].map((match) => match[1]),
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const literal = new RegExp(`\\sdata-(${names.join('|')})=`)
    expect(files.filter((file) => /\.(tsx|astro)$/.test(file) && literal.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
  })
  it('keeps state and effects in islands', () => {
    const wrong = files
      .filter(isStatic)
      .filter((file) => /\buse(State|Effect|Ref|Reducer|SyncExternalStore|LayoutEffect)\(/.test(readFileSync(join('src', file), 'utf8')))
    expect(wrong).toEqual([])
  })
  it('lets no static component pull an island or a page script along', () => {
    const wrong = imports.filter(({ file, to, isType }) => isStatic(file) && !isType && /\.(island|client)$|^islands\//.test(to))
    expect(shown(wrong)).toEqual([])
  })
  it('hydrates islands only, and each of them on interaction', () => {
    const wrong = files
      .filter((file) => file.endsWith('.astro'))
      .flatMap((file) => {
        const source = readFileSync(join('src', file), 'utf8')
        const hydrated = [...source.matchAll(/<(\w+)[^>]*?\sclient:(\w+)/g)].map((match) => ({ name: match[1], how: match[2] }))
        const islands = new Set(
          importsOf(file).flatMap(({ to }) => (to.endsWith('.island') ? [to.split('/').at(-1)?.replace('.island', '')] : [])),
        )
        return hydrated.filter(({ name, how }) => how !== 'interaction' || !islands.has(name)).map(({ name }) => `${file} hydrates ${name}`)
      })
    expect(wrong).toEqual([])
  })
  it('keeps build-time settings out of what reaches the browser', () => {
    expect(shown(imports.filter(({ file, to, isType }) => reachesBrowser(file) && to === 'site/site' && !isType))).toEqual([])
  })
})
