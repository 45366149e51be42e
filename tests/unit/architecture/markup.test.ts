/** What markup may hold, by where it stands: pages are addresses, layouts the HTML around them (docs/architecture.md); what they show is drawn by a section. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

/** The classes of an element or a component: `class`, `class:list`, `className`, `headingClassName`. */
const WRITTEN_CLASS = /\bclass(:list)?=|[cC]lassName\b/

it.each([
  ['pages', 10],
  ['layouts', 2],
])('%s hold no classes, and hand none to a section: where looks differ, it has a closed list of them', (folder, least) => {
  const found = sourceFiles.filter((file) => file.startsWith(`${folder}/`))
  expect(found.filter((file) => file.endsWith('.astro')).length).toBeGreaterThan(least)
  expect(found.filter((file) => WRITTEN_CLASS.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})

it('headings are drawn by `Heading`, so that their sizes are one list', () => {
  const drawn = sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file))
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.filter((file) => /<h[1-6][\s>]/.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})

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
