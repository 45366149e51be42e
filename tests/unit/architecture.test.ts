/** The dependency rule of architecture.md: what each folder may import. Type imports count. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const LAYERS: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'illustrations', 'islands', 'ui', 'lib', 'site', 'content', 'enhance'],
  layouts: ['layouts', 'sections', 'illustrations', 'islands', 'ui', 'lib', 'site', 'enhance', 'styles'],
  sections: ['sections', 'illustrations', 'islands', 'ui', 'lib', 'site'],
  illustrations: ['illustrations', 'ui', 'lib', 'site'],
  islands: ['islands', 'ui', 'lib', 'site', 'data'],
  enhance: ['enhance', 'lib', 'site', 'islands'],
  content: ['content', 'site', 'illustrations', 'ui', 'sections', 'lib'],
  data: ['data', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
  site: ['site'],
}
/** Content may name the shapes that sections and pictures take, never run them. */
const TYPES_ONLY: Record<string, string[]> = { content: ['illustrations', 'ui', 'sections', 'lib'], illustrations: [], enhance: [] }

type Import = { file: string; to: string; isType: boolean }

function importsOf(file: string): Import[] {
  const source = readFileSync(join('src', file), 'utf8')
  const found: Import[] = []
  for (const match of source.matchAll(/(?:import|export)\s+(type\s)?[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g)) {
    const to = match[2] ?? match[3] ?? ''
    if (to.startsWith('.')) found.push({ file, to: normalize(join(dirname(file), to)), isType: Boolean(match[1]) })
    else found.push({ file, to: `package:${to}`, isType: Boolean(match[1]) })
  }
  return found
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|astro|mdx)$/.test(file) && !/\.test\.|^[^/]+$/.test(file))
const imports = files.flatMap(importsOf)

describe('dependencies run downwards', () => {
  it.each(Object.keys(LAYERS))('from %s', (layer) => {
    const wrong = imports
      .filter(({ file, to }) => file.startsWith(`${layer}/`) && !to.startsWith('package:') && !to.startsWith('../.build/'))
      .filter(({ to, isType }) => {
        const target = to.split('/')[0] ?? ''
        if (!LAYERS[layer]?.includes(target)) return true
        return Boolean(TYPES_ONLY[layer]?.includes(target)) && !isType
      })
      .map(({ file, to }) => `${file} imports ${to}`)
    expect(wrong).toEqual([])
  })

  it('knows every folder of src', () => {
    const folders = new Set(files.map((file) => file.split('/')[0] ?? ''))
    expect([...folders].filter((folder) => folder !== 'styles' && !(folder in LAYERS))).toEqual([])
  })
  it('keeps React out of lib and site', () => {
    const wrong = imports
      .filter(({ file, to }) => /^(lib|site)\//.test(file) && /^package:(react|@radix|astro)/.test(to))
      .map(({ file }) => file)
    expect(wrong).toEqual([])
  })
  it('keeps build-time settings out of what reaches the browser', () => {
    const wrong = imports
      .filter(({ file, to, isType }) => /^(islands|enhance)\//.test(file) && to === 'site/site' && !isType)
      .map(({ file }) => file)
    expect(wrong).toEqual([])
  })
  it('keeps .astro files in pages and layouts', () => {
    expect(files.filter((file) => file.endsWith('.astro') && !/^(pages|layouts)\//.test(file))).toEqual([])
  })
  it('lets nothing in src import the server', () => {
    expect(imports.filter(({ to }) => to.includes('server/')).map(({ file }) => file)).toEqual([])
  })
})
