/** Style sheets: one entry names each once, and a room's own stands in that room (docs/architecture.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type CssNode, generate, type List, parse } from 'css-tree'
import { describe, expect, it } from 'vitest'
import { blogAttributes } from '#src/sections/blog/blog.attributes.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sourceFiles } from './imports.ts'

const ENTRY_SHEET = 'styles/global.css'
const readSheet = (file: string) => readFileSync(join('src', file), 'utf8')
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const importedSheets = [...readSheet(ENTRY_SHEET).matchAll(/@import "(\.[^"]+)"/g)].map(([, path = '']) =>
  relative('src', join('src', dirname(ENTRY_SHEET), path)),
)

/** `sections/<domain>`, or the first folder of what is no room. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('sections/') ? 2 : 1)
    .join('/')
const attributeRooms = new Map(
  sourceFiles
    .filter((file) => file.endsWith('.attributes.ts'))
    .flatMap((file) =>
      [...readSheet(file).matchAll(/\bdataAttribute\('([\w-]+)'\)/g)].map(([, name = '']) => [name, roomOf(file)] as const),
    ),
)
/** What says the same of every room, and is read as a whole: the sheets say why. The theme is what design tokens are chosen by. */
const ALL_ROOMS_SHEETS: Record<string, RegExp> = {
  'styles/motion.css': /.+/s,
  'styles/print.css': /.+/s,
  'styles/adaptation.css': /@media \(forced-colors: active\) \{.+?\n\}/s,
  'styles/designTokens.css': /^:root\[data-[\w-]+="(?:light|dark)"\]/gm,
}
/** @returns the attributes in a sheet that mark something of another room than its own, and not of the room that is shared */
const findForeignAttributes = (file: string, sheet: string) =>
  [...sheet.matchAll(/\[data-([a-z][\w-]*)/g)]
    .map(([, name = '']) => ({ name, of: attributeRooms.get(name) ?? '' }))
    .filter(({ of }) => of.startsWith('sections/') && ![roomOf(file), 'sections/shared'].includes(of))
    .map(({ name, of }) => `${file} styles data-${name} of ${of}`)

/**
 * By id, or by what a thing is called: an editor may change either, and the style would be lost without a word. No page needs an
 * exception: what styles have to find has a named attribute (docs/components.md).
 */
const NAME_SELECTOR = /#[a-z_][\w-]*|\[(?:id|name|title|alt|placeholder|aria-(?:label|labelledby|describedby|description))[\]~|^$*=\s]/gi
/** What stands before each block of a sheet: selectors, and the conditions of at-rules. */
const readPreludes = (sheet: string) =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)].map(([prelude]) => prelude.trim())

/** Every word of markup and scripts. The build finds classes there by their whole names too (docs/components.md). */
const markupFiles = sourceFiles.filter((file) => /\.(tsx?|astro)$/.test(file))
const wordsOf = new Map(markupFiles.map((file) => [file, new Set(readSheet(file).match(/[\w-]+/g))] as const))
const words = new Set([...wordsOf.values()].flatMap((each) => [...each]))
const isNameUsed = (name: string) => (name.endsWith('-') ? [...words].some((word) => word.startsWith(name)) : words.has(name))
/** @returns the classes of a sheet, its utilities among them (`measure-*` is every class that begins so), that nothing wears */
const findUnusedClasses = (sheet: string) =>
  readPreludes(sheet)
    .flatMap((prelude) => [...prelude.replace(/"[^"]*"/g, '').matchAll(/(?:\.|@utility )(-?[a-z_][\w-]*)/gi)])
    .map(([, name = '']) => name)
    .filter((name) => !isNameUsed(name))

/** The files that write a word, be it as a class or as something else. */
const findWriters = (name: string) => markupFiles.filter((file) => wordsOf.get(file)?.has(name))
/** @returns the classes in a room's sheet that other rooms alone wear: their own sheets style them, and document.css lists no exceptions */
const findForeignClasses = (file: string, sheet: string) =>
  [...new Set(readPreludes(sheet).flatMap((prelude) => [...prelude.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)))]
    .map((name) => ({ name, rooms: findWriters(name).map(roomOf) }))
    .filter(
      ({ rooms }) => rooms.length > 0 && rooms.every((room) => ![roomOf(file), 'sections/shared'].includes(room) && room.includes('/')),
    )
    .map(({ name, rooms: [room] }) => `${file} styles .${name} of ${room}`)
/** Sheets of all rooms are read as a whole: `src/styles/`. */
const roomSheets = sheets.filter((file) => !file.startsWith('styles/'))

/** What may stand outside the layers without more words: paper and people's settings come before any utility. */
const ADAPTING_QUERY = /^(?:print\b|\(forced-colors:|\(prefers-reduced-motion:)[^,]*$/
/** Blocks that hold no rules for elements, or say themselves where these go. */
const RULELESS_NODES = ['layer', 'theme', 'utility', 'custom-variant', 'keyframes', 'font-face', 'page', 'property']
const OUTSIDE_REASON = /^\/\*(?:(?!\*\/).)*Outside[\s*]+the[\s*]+layers[:,]/s
/** @returns what stands in no cascade layer, where it would win over every utility */
const findOutsideLayers = (nodes: List<CssNode>): string[] =>
  nodes.toArray().flatMap((node) => {
    if (node.type === 'Rule') return [generate(node.prelude)]
    if (node.type !== 'Atrule' || !node.block || RULELESS_NODES.includes(node.name)) return []
    return node.name === 'media' && node.prelude && ADAPTING_QUERY.test(generate(node.prelude))
      ? []
      : findOutsideLayers(node.block.children)
  })
/** @returns what is wrong about a sheet's layers: a rule outside them without a reason, a reason without such a rule, or another layer */
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
 * What asks the document for something anywhere in it: browsers go through the whole page for that, before its first picture and at
 * every change after it. With each step said (`> * > *`), they look at that depth alone.
 */
const ROOT_HAS = /(?:\bhtml|:root)(?:\[[^\]]*\])*:has\((?!\s*(?:>\s*\*\s*)*>\s*[^\s>]+\))/g

describe('style sheets', () => {
  it('ask the document for nothing anywhere in it', () => {
    expect(sheets.flatMap((file) => readPreludes(readSheet(file)).filter((prelude) => prelude.match(ROOT_HAS)))).toEqual([])
  })
  it.each([
    [':root:has([hidden]) header', 1],
    ['html[lang]:has(> body nav)', 1],
    ['html:has(> * > dialog[open])', 0],
    ['section:has(a)', 0],
  ])('would be found asking %s: %i', (selector, found) => expect(selector.match(ROOT_HAS) ?? []).toHaveLength(found))
  it('are named once each by the one that a page has', () => {
    expect([...importedSheets].sort()).toEqual(sheets.filter((file) => file !== ENTRY_SHEET).sort())
  })
  it('of drawings and rooms stand from A to Z, as the entry says of them', () => {
    const ofRooms = importedSheets.filter((file) => !file.startsWith('styles/'))
    expect(ofRooms).toEqual(ofRooms.toSorted())
  })
  it('find nothing by an id or by its name, which are there for visitors and links', () => {
    const found = sheets.flatMap((file) =>
      readPreludes(readSheet(file)).flatMap((prelude) => (prelude.match(NAME_SELECTOR) ?? []).map((by) => `${file}: ${by}`)),
    )
    expect(found).toEqual([])
  })
  it.each(['#features ul', '[aria-label="Topics"] > li', '[aria-labelledby=analytics]', 'section:has(#search:focus)', 'ul > [id^="a"]'])(
    'would be found with %s',
    (selector) =>
      expect(readPreludes(`/* a { */ @media print { ${selector} { color: #fff; } }`).join().match(NAME_SELECTOR)).toHaveLength(1),
  )
  it('style no class that nothing wears: the build drops such rules, and nobody would notice', () => {
    expect(
      sheets.flatMap((file) => findUnusedClasses(readSheet(file)).map((name) => `${file}: .${name} stands in no file of src`)),
    ).toEqual([])
  })
  it.each(['.mistyped-name', 'ul > li:not(.mistyped-name)', '@utility mistyped-name', '@utility mistyped-name-*'])(
    'would be found with %s, which nothing wears',
    (selector) => expect(findUnusedClasses(`@media print { ${selector} { color: #fff; } }`)).toHaveLength(1),
  )
  it('let utilities win: what stands outside the cascade layers has its reason in the header (docs/components.md)', () => {
    expect(sheets.flatMap((file) => findWrongLayers(readSheet(file)).map((wrong) => `${file}: ${wrong}`))).toEqual([])
  })
  it.each([
    ['.a { top: 0; }', 1],
    ['/* A. */ @layer components { .a { top: 0; } } @media (width < 40rem) { @supports (top: 0) { .a, .b { top: 0; } } }', 1],
    ['/* A. */ .a { top: 0; } /* Outside the layers: not in the header. */', 1],
    ['/* Outside the layers: why. */ @layer components { .a { top: 0; } }', 1],
    ['@layer utilities { .a { top: 0; } }', 1],
    ['@layer components { .a { top: 0; } } @media print { .a { top: 0; } } @media (forced-colors: active) { .a { top: 0; } }', 0],
    ['/* A.\n * Outside the layers: why. */ .a { top: 0; }', 0],
    ['@keyframes a { to { top: 0; } } @utility a { top: 0; }', 0],
  ])('would be found in %j: %i', (sheet, found) => expect(findWrongLayers(sheet)).toHaveLength(found))
  it('of a room style what that room marks, or what rooms share; sheets of all rooms style no single one', () => {
    const withoutShared = (file: string) => readSheet(file).replace(ALL_ROOMS_SHEETS[file] ?? '', '')
    expect(sheets.flatMap((file) => findForeignAttributes(file, withoutShared(file)))).toEqual([])
  })
  it('of a room style no class that other rooms alone wear', () => {
    expect(roomSheets.flatMap((file) => findForeignClasses(file, readSheet(file)))).toEqual([])
  })
  it.each([
    ['sections/document/document.css', 1],
    ['illustrations/ladder/ladder.css', 1],
    ['sections/article/articleBlocks.css', 0],
  ])('would be found in %s making an exception for the notes on law of articles: %i', (file, found) =>
    expect(findForeignClasses(file, 'p:not(.legal-note) { top: 0; }')).toHaveLength(found),
  )
  it('set running text in one place, which stops at blocks that are marked, lists none by its class, and weighs no more than the names of elements', () => {
    const inBody = readPreludes(readSheet('sections/document/document.css')).filter((prelude) =>
      /data-document-body\]\)? *\S/.test(prelude),
    )
    expect(inBody).toEqual([
      `:where(.article-body ${documentAttributes.body.selector}) :not(:where(${documentAttributes.notProse.selector} *))`,
    ])
    expect(readPreludes(readSheet('sections/document/document.css')).filter((prelude) => /:not\([^)]*\.[a-z]/.test(prelude))).toEqual([])
  })
  it('have no exception that is none', () => {
    const without = Object.entries(ALL_ROOMS_SHEETS).filter(
      ([file, part]) => findForeignAttributes(file, part.exec(readSheet(file))?.[0] ?? '').length === 0,
    )
    expect(without.map(([file]) => file)).toEqual([])
  })
  it.each([
    ['styles/global.css', 1],
    ['illustrations/ladder/ladder.css', 1],
    ['sections/faq/switchboard.css', 1],
    ['sections/blog/blog.css', 0],
  ])('would be found in %s styling a card of the blog: %i', (file, found) =>
    expect(findForeignAttributes(file, `${blogAttributes.card.selector} { color: #fff; }`)).toHaveLength(found),
  )
})
