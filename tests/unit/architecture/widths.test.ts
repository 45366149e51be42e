/** Media queries and classes use named widths and heights (docs/shared-components.md, "Widths"). Tailwind silently drops a prefix of another name. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSource, sourceFiles } from './sourceFiles.ts'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
/** Tailwind's widths, and those of the site. */
const knownWidths = new Set(
  [readFileSync('node_modules/tailwindcss/theme.css', 'utf8'), readSource('styles/designTokens.css')].flatMap((sheet) =>
    [...sheet.matchAll(/(--(?:breakpoint|container|window)-[\w-]+): [\d.]+rem;/g)].map(([, name = '']) => name),
  ),
)

/** How a name is written, and what a condition compares: `width >= x`, `x <= width`, `min-width: x`. */
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
/** @returns the widths or heights in media queries that have no name, or an unknown one */
function findUnnamed(sheet: string, side: keyof typeof SIDES): string[] {
  const { named, compared } = SIDES[side]
  const queries = [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/@media([^{]*)\{/g)].map(([, query = '']) => query)
  const sizes = queries.flatMap((query) => [...query.matchAll(compared)].map(([, right, left]) => (right ?? left ?? '').trim()))
  return sizes.filter((size) => !knownWidths.has(named.exec(size)?.[1] ?? ''))
}
/** @returns prefixes of classes that type a width or use an unknown name */
function findUnnamedPrefixes(markup: string): string[] {
  const typed = markup.match(/@?\b(?:min|max)-\[[^\]\s]*\]:|\[@(?:media|container)[^\s'"`]*/g) ?? []
  const named = [...markup.matchAll(/(@?)(?<![\w-])(?:min|max)-([a-z\d][\w-]*):(?=[\w[*!@-])/g)]
  const unknown = named.filter(([, box = '', name = '']) => !knownWidths.has(`--${box ? 'container' : 'breakpoint'}-${name}`))
  return [...typed, ...unknown.map(([prefix]) => prefix)]
}
describe('widths and heights', () => {
  it.each(['width', 'height'] as const)('have names in every sheet: %s', (side) => {
    expect(sheets.flatMap((file) => findUnnamed(readSource(file), side).map((size) => `${file}: ${size}`))).toEqual([])
  })
  it('have names in every class', () => {
    const markup = sourceFiles.filter((file) => /\.(tsx?|astro)$/.test(file))
    expect(markup.flatMap((file) => findUnnamedPrefixes(readSource(file)).map((prefix) => `${file}: ${prefix}`))).toEqual([])
  })
  it('are found where they have none', () => {
    const sheet = '@media (width < 18rem) and (height < 30rem) { } @media (width >= --theme(--breakpoint-mistyped)) { }'
    expect(findUnnamed(sheet, 'width')).toEqual(['18rem', '--theme(--breakpoint-mistyped)'])
    expect(findUnnamed(sheet, 'height')).toEqual(['30rem'])
    expect(findUnnamedPrefixes('max-sm:min-[18rem]:grid max-everyday:hidden max-evryday:hidden max-w-100')).toEqual([
      'min-[18rem]:',
      'max-evryday:',
    ])
  })
})
