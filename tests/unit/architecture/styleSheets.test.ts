/** Rules of style sheets whose violation a build does not report (docs/components.md). */
import { globSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type CssNode, generate, type List, parse } from 'css-tree'
import { describe, expect, it } from 'vitest'
import { readSource, sourceFiles } from './sourceFiles.ts'

const ENTRY_SHEET = 'styles/global.css'
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const importedSheets = [...readSource(ENTRY_SHEET).matchAll(/@import "(\.[^"]+)"/g)].map(([, path = '']) =>
  relative('src', join('src', dirname(ENTRY_SHEET), path)),
)

/** Selects by id or by an accessible name. An editor may change either, and the element would lose its style. */
const NAME_SELECTOR = /#[a-z_][\w-]*|\[(?:id|name|title|alt|placeholder|aria-(?:label|labelledby|describedby|description))[\]~|^$*=\s]/gi
/** The selectors and the conditions of at-rules in a sheet. */
const readPreludes = (sheet: string) =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)].map(([prelude]) => prelude.trim())

/** Every word of markup and scripts. The build, too, finds classes there by their whole names. */
const markupFiles = sourceFiles.filter((file) => /\.(tsx?|astro)$/.test(file))
const wordsOf = new Map(markupFiles.map((file) => [file, new Set(readSource(file).match(/[\w-]+/g))] as const))
const words = new Set([...wordsOf.values()].flatMap((all) => [...all]))
const isNameUsed = (name: string) => (name.endsWith('-') ? [...words].some((word) => word.startsWith(name)) : words.has(name))
/** @returns the classes and utilities of a sheet that no file uses; `measure-*` means every class that begins with "measure-" */
const findUnusedClasses = (sheet: string) =>
  readPreludes(sheet)
    .flatMap((prelude) => [...prelude.replace(/"[^"]*"/g, '').matchAll(/(?:\.|@utility )(-?[a-z_][\w-]*)/gi)])
    .map(([, name = '']) => name)
    .filter((name) => !isNameUsed(name))

const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g
const wordsIn = (literal: string) => literal.split(/\s+/).filter(Boolean)
/** Most classes have a hyphen, a colon or a bracket, and most words of sentences have none. */
const isClassList = (literal: string) => {
  const all = wordsIn(literal)
  return all.length > 1 && all.filter((word) => /[-:[]/.test(word)).length * 2 >= all.length
}
/** @returns the words of class attributes, of `cn(…)` and of lists of classes elsewhere */
const classWordsIn = (source: string) => {
  const worn = [...source.matchAll(/\bclass(?:Name)?=("[^"]*"|\{[^}]*\})|\bcn\(([^)]*)\)/g)].map(
    ([, attribute, call]) => attribute ?? call ?? '',
  )
  const literalsOf = (text: string) => [...text.matchAll(LITERAL)].map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '')
  return [...worn.flatMap(literalsOf), ...literalsOf(source).filter(isClassList)].flatMap(wordsIn)
}

/** Rules for paper and for people's settings may be outside the layers, because they win over any utility. */
const ADAPTING_QUERY = /^(?:print\b|\(forced-colors:|\(prefers-reduced-motion:)[^,]*$/
/** At-rules that hold no rules for elements, or name their layer. */
const RULELESS_NODES = ['layer', 'theme', 'utility', 'custom-variant', 'keyframes', 'font-face', 'page', 'property']
const OUTSIDE_REASON = /^\/\*(?:(?!\*\/).)*Outside[\s*]+the[\s*]+layers[:,]/s
/** @returns the selectors outside cascade layers, which win over every utility */
const findOutsideLayers = (nodes: List<CssNode>): string[] =>
  nodes.toArray().flatMap((node) => {
    if (node.type === 'Rule') return [generate(node.prelude)]
    if (node.type !== 'Atrule' || !node.block || RULELESS_NODES.includes(node.name)) return []
    return node.name === 'media' && node.prelude && ADAPTING_QUERY.test(generate(node.prelude))
      ? []
      : findOutsideLayers(node.block.children)
  })
/** @returns rules outside the layers without a reason, a reason without such a rule, and unknown layers */
const findWrongLayers = (sheet: string) => {
  const tree = parse(sheet)
  const outside = tree.type === 'StyleSheet' ? findOutsideLayers(tree.children) : []
  const others = [...sheet.matchAll(/@layer ([^{;]+)/g)]
    .map(([, name = '']) => name.trim())
    .filter((name) => !['base', 'components'].includes(name))
  const isSaid = OUTSIDE_REASON.test(sheet)
  return [
    ...others.map((name) => `@layer ${name}`),
    ...(isSaid ? [] : outside.map((rule) => `${rule} outside the layers, and the header does not say why`)),
    ...(isSaid && outside.length === 0 ? ['a reason why something is outside the layers, and nothing is'] : []),
  ]
}

/**
 * `:root:has(…)` with a descendant: browsers search the whole page for it before the first paint and after every change. With child
 * combinators (`> * > *`) they search that depth alone.
 */
const ROOT_HAS = /(?:\bhtml|:root)(?:\[[^\]]*\])*:has\((?!\s*(?:>\s*\*\s*)*>\s*[^\s>]+\))/g

describe('style sheets', () => {
  it('are each imported once by the one that a page has', () => {
    expect([...importedSheets].sort()).toEqual(sheets.filter((file) => file !== ENTRY_SHEET).sort())
  })
  it('have their classes looked for where there is something: Tailwind reports no place that does not exist', () => {
    const places = [...readSource(ENTRY_SHEET).matchAll(/@source (?:not )?"([^"]+)"/g)].map(([, place = '']) => place)
    expect(places).not.toEqual([])
    expect(places.filter((place) => globSync(place, { cwd: join('src', dirname(ENTRY_SHEET)) }).length === 0)).toEqual([])
  })
  it('ask the document for nothing anywhere in it', () => {
    expect(':root:has([hidden]) header'.match(ROOT_HAS)).toHaveLength(1)
    expect('html:has(> * > dialog[open])'.match(ROOT_HAS)).toBeNull()
    expect(sheets.flatMap((file) => readPreludes(readSource(file)).filter((prelude) => prelude.match(ROOT_HAS)))).toEqual([])
  })
  it('find nothing by an id or by its name, which editors may change', () => {
    const found = sheets.flatMap((file) =>
      readPreludes(readSource(file)).flatMap((prelude) => (prelude.match(NAME_SELECTOR) ?? []).map((by) => `${file}: ${by}`)),
    )
    expect(found).toEqual([])
  })
  it('style no class that nothing wears', () => {
    expect(findUnusedClasses('@media print { ul > li:not(.mistyped-name) { color: #fff; } }')).toEqual(['mistyped-name'])
    expect(
      sheets.flatMap((file) => findUnusedClasses(readSource(file)).map((name) => `${file}: .${name} stands in no file of src`)),
    ).toEqual([])
  })
  it('have every utility that an element wears: Tailwind makes none of those that it is told to overlook', () => {
    const overlooked = [...readSource(ENTRY_SHEET).matchAll(/@source not inline\("([^"]+)"\)/g)].map(([, name = '']) => name)
    const findWorn = (source: string) => classWordsIn(source).filter((word) => overlooked.includes(word))
    const markup = `<p className={cn('grid blur', isOpen && "visible")} style="filter: none">; const LOOK = 'mt-2 md:grid ring'`
    expect(new Set(findWorn(markup))).toEqual(new Set(['blur', 'visible', 'ring']))
    expect(markupFiles.flatMap((file) => findWorn(readSource(file)).map((name) => `${file}: ${name} has no style`))).toEqual([])
  })
  it('name each animation once: of two with one name, all elements would have the later one', () => {
    const animations = sheets.flatMap((file) => [...readSource(file).matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name))
    expect(animations).not.toEqual([])
    expect(animations.filter((name, index) => animations.indexOf(name) !== index)).toEqual([])
  })
  it('let utilities win: what stands outside the cascade layers has its reason in the header (docs/components.md)', () => {
    expect(sheets.flatMap((file) => findWrongLayers(readSource(file)).map((wrong) => `${file}: ${wrong}`))).toEqual([])
  })
  it.each([
    ['.a { top: 0; }', 1],
    ['/* Outside the layers: why. */ @layer components { .a { top: 0; } }', 1],
    ['@layer utilities { .a { top: 0; } }', 1],
    ['@layer components { .a { top: 0; } } @media print { .a { top: 0; } } @media (forced-colors: active) { .a { top: 0; } }', 0],
  ])('would be found with wrong layers: %j: %i', (sheet, found) => expect(findWrongLayers(sheet)).toHaveLength(found))
})
