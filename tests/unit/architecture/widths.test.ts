/** Widths and heights at which the look changes have names that say what for (docs/parts.md, "Widths"): in sheets, in markup and in scripts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const readSheet = (file: string) => readFileSync(join('src', file), 'utf8')
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const tokens = readSheet('styles/designTokens.css')
const DECLARED_WIDTH = /--(breakpoint|container|window)-([\w-]+): ([\d.]+rem);/g
const ownWidths = [...tokens.matchAll(DECLARED_WIDTH)].map(([line, kind = '', name = '', width = '']) => ({ line, kind, name, width }))
/** Tailwind's own, unless the site has another of that name. */
const knownWidths = new Map(
  [...readFileSync('node_modules/tailwindcss/theme.css', 'utf8').matchAll(DECLARED_WIDTH), ...tokens.matchAll(DECLARED_WIDTH)].map(
    ([, kind = '', name = '', width = '']) => [`--${kind}-${name}`, width],
  ),
)

/** The names that a window's width and height have, and what a condition compares each with: `width >= x`, `x <= width`, `min-width: x`. */
const SIDES = {
  width: {
    named: /^--theme\((--breakpoint-[\w-]+)\)$/,
    compared: /\((?:min-|max-)?width\s*(?:[<>]=?|:)\s*((?:[^()]|\([^()]*\))+)\)|\(([^()]*?)\s*[<>]=?\s*width\b/g,
  },
  height: {
    named: /^--theme\((--window-[\w-]+)\)$/,
    compared: /\((?:min-|max-)?height\s*(?:[<>]=?|:)\s*((?:[^()]|\([^()]*\))+)\)|\(([^()]*?)\s*[<>]=?\s*height\b/g,
  },
} as const
/** @returns the widths or heights in a sheet that have no name, or one that is not declared */
function findUnnamed(sheet: string, side: keyof typeof SIDES): string[] {
  const { named, compared } = SIDES[side]
  const queries = [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/@media([^{]*)\{/g)].map(([, query = '']) => query)
  const sizes = queries.flatMap((query) => [...query.matchAll(compared)].map(([, right, left]) => (right ?? left ?? '').trim()))
  return sizes.filter((size) => !knownWidths.has(named.exec(size)?.[1] ?? ''))
}
/** @returns the widths of a sheet's boxes that have neither a name nor the reason on the line above */
const findUnexplained = (sheet: string) =>
  [...sheet.matchAll(/([^\n]*)\n\s*@container ([^{]*)\{/g)]
    .filter(([, above = '', query = '']) => !above.trim().endsWith('*/') && !/--theme\(--container-[\w-]+\)/.test(query))
    .map(([, , query = '']) => query.trim())
/** @returns prefixes of classes that type a width, or name one that is not declared: Tailwind would leave the latter out in silence */
function findUnnamedPrefixes(markup: string): string[] {
  const typed = markup.match(/@?\b(?:min|max)-\[[^\]\s]*\]:|\[@(?:media|container)[^\s'"`]*/g) ?? []
  const named = [...markup.matchAll(/(@?)(?<![\w-])(?:min|max)-([a-z\d][\w-]*):(?=[\w[*!@-])/g)]
  const unknown = named.filter(([, box = '', name = '']) => !knownWidths.has(`--${box ? 'container' : 'breakpoint'}-${name}`))
  return [...typed, ...unknown.map(([prefix]) => prefix)]
}
/** @returns the widths of a script's media queries that are no named one: a script cannot read the names */
const findUnnamedInScript = (script: string) =>
  [...script.matchAll(/\((?:min-|max-)?width\s*(?:[<>]=?|:)\s*([\d.]+[a-z]+)\)/g)]
    .map(([, width = '']) => width)
    .filter((width) => ![...knownWidths].some(([name, value]) => name.startsWith('--breakpoint-') && value === width))

describe('widths', () => {
  it('have names in every sheet', () => {
    expect(sheets.flatMap((file) => findUnnamed(readSheet(file), 'width').map((width) => `${file}: ${width}`))).toEqual([])
  })
  it.each([
    ['@media (width < 18rem) {', 1],
    ['@media screen and (18rem <= width < 40rem) {', 1],
    ['@media (min-width: 600px), print {', 1],
    ['@media (width >= --theme(--breakpoint-sm)) and (width < --theme(--breakpoint-mistyped)) {', 1],
    ['/* @media (width < 1rem) { */ @media (width >= --theme(--breakpoint-everyday)) and (height < 30rem) {', 0],
    ['@media print {', 0],
  ])('in %s: %i without', (sheet, count) => expect(findUnnamed(sheet, 'width')).toHaveLength(count))

  it('of heights have names in every sheet, too', () => {
    expect(sheets.flatMap((file) => findUnnamed(readSheet(file), 'height').map((height) => `${file}: ${height}`))).toEqual([])
  })
  it.each([
    ['@media (width < --theme(--breakpoint-sm)) and (height < 30rem) {', 1],
    ['@media (max-height: 860px), print {', 1],
    ['@media (height < --theme(--breakpoint-sm)) {', 1],
    ['@media (height < --theme(--window-mistyped)) {', 1],
    ['@media (width < 18rem) and (height >= --theme(--window-tall)) { a { max-height: 3rem } }', 0],
  ])('in %s: %i heights without', (sheet, count) => expect(findUnnamed(sheet, 'height')).toHaveLength(count))

  it('of a box have a name or the reason above', () => {
    expect(sheets.flatMap((file) => findUnexplained(readSheet(file)).map((query) => `${file}: ${query}`))).toEqual([])
  })
  it.each([
    ['}\n  @container (width < 34rem) {', 1],
    ['/* Flags do not fit. */\n  @container (width < 34rem) {', 0],
    ['}\n@container (width < --theme(--container-comparison)) {', 0],
  ])('would be asked of %s: %i', (sheet, count) => expect(findUnexplained(sheet)).toHaveLength(count))

  it('have names in every class', () => {
    const markup = sourceFiles.filter((file) => /\.(tsx?|astro)$/.test(file))
    expect(markup.flatMap((file) => findUnnamedPrefixes(readSheet(file)).map((prefix) => `${file}: ${prefix}`))).toEqual([])
  })
  it.each([
    ['"min-[18rem]:grid"', 1],
    ['"max-sm:min-[18rem]:grid @min-[68rem]:w-49"', 2],
    ['"[@media(width<18rem)]:grid"', 1],
    ['"max-everyday:hidden max-evryday:hidden"', 1],
    ['"@max-md:order-last max-sm:pointer-coarse:-my-3 max-w-100 min-h-[1.5em]"', 0],
  ])('in %s: %i without', (markup, count) => expect(findUnnamedPrefixes(markup)).toHaveLength(count))

  it('that a script asks for are those of a name', () => {
    const scripts = sourceFiles.filter((file) => file.endsWith('.ts'))
    expect(scripts.flatMap((file) => findUnnamedInScript(readSheet(file)).map((width) => `${file}: ${width}`))).toEqual([])
  })
  it.each(['(width < 41rem)', '(min-width: 1024px)'])('would be found in a script that asks for %s', (query) =>
    expect(findUnnamedInScript(`matchMedia('${query}')`)).toHaveLength(1),
  )

  it.each(ownWidths)('$name: the reason stands above it', ({ line }) => {
    expect(tokens.slice(0, tokens.indexOf(line)).trimEnd()).toMatch(/\*\/$/)
  })
  it('of the window stand in the docs, each as wide as it is', () => {
    const rows = [...readFileSync('docs/parts.md', 'utf8').matchAll(/^\| `([\w-]+)` \| ([\d.]+)rem/gm)]
    const shown = ownWidths.filter(({ kind }) => kind !== 'container')
    const tailwinds = ['sm', 'md', 'lg', 'xl'].map((name) => [name, knownWidths.get(`--breakpoint-${name}`)])
    expect(Object.fromEntries(rows.map(([, name, width]) => [name, `${width}rem`]))).toEqual(
      Object.fromEntries([...shown.map(({ name, width }) => [name, width]), ...tailwinds]),
    )
  })
})
