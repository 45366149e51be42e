/** What markup may hold, by where it stands: pages are addresses, layouts the HTML around them (docs/architecture.md); what they show is drawn by a section. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports'

/** Of an element or a component: `class`, `class:list`, `className`, `headingClassName`. */
const CLASS = /\bclass(:list)?=|[cC]lassName\b/

it.each([
  ['pages', 10],
  ['layouts', 2],
])('%s hold no classes, and hand none to a section: where looks differ, it has a closed list of them', (folder, least) => {
  const found = sourceFiles.filter((file) => file.startsWith(`${folder}/`))
  expect(found.filter((file) => file.endsWith('.astro')).length).toBeGreaterThan(least)
  expect(found.filter((file) => CLASS.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})

it('headings are drawn by `Heading`, so that their sizes are one list', () => {
  const drawn = sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file))
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.filter((file) => /<h[1-6][\s>]/.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})
