/** What markup may hold, by where it stands: pages are addresses, layouts the HTML around them (docs/architecture.md); what they show is drawn by a component of a room. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'
import { astroParts, callsOf, namedImports, nodesIn, parseSource, tagsIn } from './sourceTree.ts'

/** The classes of an element or a component: `class`, `class:list`, `className`, `headingClassName`. */
const WRITTEN_CLASS = /\bclass(:list)?=|[cC]lassName\b/

it.each([
  ['pages', /^pages\//, 10],
  ['layouts', /^layouts\//, 2],
  ['files of Astro’s in rooms', /^sections\/.*\.astro$/, 8],
])('%s hold no classes, and hand none to a section: where looks differ, it has a closed list of them', (_, place, least) => {
  const found = sourceFiles.filter((file) => place.test(file))
  expect(found.filter((file) => file.endsWith('.astro')).length).toBeGreaterThan(least)
  expect(found.filter((file) => WRITTEN_CLASS.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})

/** @returns how often a page hands data to its blocks, and how often it calls a function of a room that makes it, for that alone */
function countBlockData(source: string): { handed: number; made: number } {
  const tree = parseSource('a.astro', source)
  const makers = namedImports(tree).flatMap(({ from, local }) => (/^#src\/sections\/.*BlockData\.ts$/.test(from) ? local : []))
  const made = callsOf(nodesIn(tree), makers).filter(({ parent }) => ts.isVariableDeclaration(parent) || ts.isJsxExpression(parent))
  const handed = tagsIn(tree).flatMap(({ attributes }) => attributes.properties.filter((one) => one.name?.getText() === 'blockData'))
  return { handed: handed.length, made: made.length }
}
it('a page takes what its blocks draw of other entries from one function of their room', () => {
  const handing = sourceFiles
    .filter((file) => /^pages\/.*\.astro$/.test(file))
    .map((file) => ({ file, ...countBlockData(readFileSync(join('src', file), 'utf8')) }))
    .filter(({ handed }) => handed > 0)
  expect(handing.length).toBeGreaterThan(3)
  expect(handing.flatMap(({ file, handed, made }) => (handed === made ? [] : `src/${file}: let …BlockData() of its room make it`))).toEqual(
    [],
  )
})
const IMPORTED = "import { aBlockData } from '#src/sections/a/aBlockData.ts'"
it.each([
  [`---\n${IMPORTED}\nconst blockData = aBlockData({ words })\n---\n<A blockData={blockData} />`, 1, 1],
  [`---\n${IMPORTED}\n---\n<A\n  blockData={aBlockData({ words })}\n/>`, 1, 1],
  [`---\n${IMPORTED}\nconst blockData = { ...aBlockData({ words }), quote }\n---\n<A blockData={blockData} />`, 1, 0],
  ['---\nconst blockData = { split: words }\n---\n<A blockData={blockData} />', 1, 0],
])('the search for the data of blocks reads of %j', (source, handed, made) => expect(countBlockData(source)).toEqual({ handed, made }))

/** @returns what the code of a page works out by itself: functions of its own, and with them loops over lists. Which pages there are, it has to say. */
function workedOutIn(source: string): string[] {
  const tree = parseSource('a.ts', astroParts(source).code)
  const isOfPaths = (node: ts.Node) =>
    (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name?.getText() === 'getStaticPaths'
  const own = nodesIn(tree, isOfPaths).filter((node) => ts.isFunctionLike(node) || ts.isIterationStatement(node, false))
  return own.map((node) => node.getText().slice(0, 60))
}
it('a page asks and hands on: what has to be worked out is a function of a room, or of page data where it reads', () => {
  const files = sourceFiles.filter((file) => /^pages\/.*\.astro$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => workedOutIn(readFileSync(join('src', file), 'utf8')).map((code) => `src/${file}: ${code}`))
  expect(found).toEqual([])
})
it.each([
  ['---\nconst listed = articles.filter(({ isListed }) => isListed)\n---\n<p />\n', 1],
  ['---\nfor (const one of all) names.push(one)\n---\n<p />\n', 1],
  ['---\nfunction labelOf(one) { return one.label }\n---\n<p />\n', 1],
  ['---\nexport const getStaticPaths = async () => (await tagsInUse()).map((tag) => ({ params: { tag: tag.id } }))\n---\n<p />\n', 0],
  ['---\nconst cards = industryCards(industries)\n---\n{cards.map((card) => <Card {...card} />)}\n', 0],
])('the test of what pages work out reads %j', (source, count) => expect(workedOutIn(source)).toHaveLength(count))

it('headings are drawn by `Heading`, so that their sizes are one list', () => {
  const drawn = sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file))
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.filter((file) => /<h[1-6][\s>]/.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})

/** @returns how many buttons a source draws without a part of src/ui, and how many of them a comment gives a reason for */
function countOwnButtons(source: string): { drawn: number; explained: number } {
  const text = source.replaceAll(/\n\s*(?:\*|\/\/) /g, ' ')
  return {
    drawn: [...text.matchAll(/<button\b/g)].length,
    explained: [...text.matchAll(/\bA button of its own: (?:[^\s.]+ ){2,}[^\s.]+/g)].length,
  }
}

it('buttons are drawn by a part of src/ui, or a comment beside them says why not', () => {
  const drawn = sourceFiles
    .filter((file) => /\.(tsx|astro)$/.test(file) && !file.startsWith('ui/'))
    .map((file) => ({ file, ...countOwnButtons(readFileSync(join('src', file), 'utf8')) }))
  expect(drawn.some((one) => one.drawn > 0)).toBe(true)
  expect(
    drawn
      .filter((one) => one.drawn !== one.explained)
      .map(
        (one) =>
          `src/${one.file} draws ${one.drawn} <button>, and gives a reason for ${one.explained}: take Button, IconButton or TextButton, or say in a comment "A button of its own: …"`,
      ),
  ).toEqual([])
})
it.each([
  ['a = <button type="button" />', 1, 0],
  ['/** A choice. A button of its own: a pill that stays pressed. */\nconst a = <button />', 1, 1],
  ['/**\n * A choice. A button\n * of its own: a pill that stays pressed.\n */\nconst a = <button />', 1, 1],
  ['// A button of its own: one of a\n// frame.\n<button\n  key={id}\n/>', 1, 1],
  ['{/* A button of its own: one of three. */}\n<button />\n<button />', 2, 1],
  ['{/* A button of its own: small. */}\n<button />', 1, 0],
  ['<Button /><IconButton />', 0, 0],
])('the search for buttons without a part reads of %s', (source, drawn, explained) =>
  expect(countOwnButtons(source)).toEqual({ drawn, explained }),
)

/**
 * Values in brackets, `grid-cols-[1fr_18rem]`, by the utility that has them: at most so many. One that is needed twice, or says something
 * that has a name, is a token of src/styles/designTokens.css or a utility of src/styles/utilities.css.
 */
const BRACKETED_LIMITS: Record<string, number> = { 'grid-cols': 15, w: 7, leading: 5, h: 4, nth: 4 }
/** Of any other utility. */
const OTHER_LIMIT = 2
/** Measures of drawings, which a test beside them holds against the drawings. */
const MEASURED_FILES = new Set(['illustrations/workplace/phoneWindows.ts'])

/** @returns the utilities of a source that have a value in brackets */
function findBracketed(source: string): string[] {
  const found = source.matchAll(/(?<=[\s'"`:])-?([a-z]+(?:-[a-z]+)*)-\[[^\]\s'"`]+\]/g)
  return [...found].map(([, utility = '']) => utility)
}

it('values of design have names: no more of them in brackets than there are', () => {
  const all = sourceFiles
    .filter((file) => file.endsWith('.tsx') || (/^(sections|illustrations|ui)\//.test(file) && file.endsWith('.ts')))
    .filter((file) => !MEASURED_FILES.has(file))
    .flatMap((file) => findBracketed(readFileSync(join('src', file), 'utf8')))
  expect(all.length).toBeGreaterThan(20)
  const counts = Map.groupBy(all, (utility) => utility)
  const tooMany = [...counts].filter(([utility, uses]) => uses.length > (BRACKETED_LIMITS[utility] ?? OTHER_LIMIT))
  expect(
    tooMany.map(
      ([utility, { length }]) =>
        `${length} times ${utility}-[…], at most ${BRACKETED_LIMITS[utility] ?? OTHER_LIMIT}: give it a name in src/styles/designTokens.css or utilities.css, or use one that is there`,
    ),
  ).toEqual([])
})
it('the search for values in brackets finds one wherever a class may stand', () => {
  expect(findBracketed("'grid md:grid-cols-[1fr_2rem] -ml-[26%]' `max-sm:text-[5vw]` nth-[3n]:p-2")).toEqual([
    'grid-cols',
    'ml',
    'text',
    'nth',
  ])
  expect(findBracketed("names['a-b'] rows[0] 'still:motion-safe:flex' fill-ink")).toEqual([])
})
