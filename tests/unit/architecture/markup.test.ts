/** What markup may hold (docs/components.md): classes, headings and addresses. */
import { expect, it } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { readSource, sourceFiles } from './sourceFiles.ts'

const markup = sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file)).map((file) => ({ file, source: readSource(file) }))

/** The classes of an element or a component: `class`, `class:list`, `className`, `headingClassName`. */
const WRITTEN_CLASS = /\bclass(:list)?=|[cC]lassName\b/

it('.astro files hold no classes: what they show is drawn by a component, which has a closed list of looks', () => {
  expect(['<p class="grid">', '<p class:list={[x]}>', '<Part headingClassName="x" />'].filter((tag) => !WRITTEN_CLASS.test(tag))).toEqual(
    [],
  )
  const found = markup.filter(({ file }) => file.endsWith('.astro') && !file.startsWith('partsPage/'))
  expect(found.filter(({ source }) => WRITTEN_CLASS.test(source)).map(({ file }) => file)).toEqual([])
})

it('headings are drawn by `Heading`, so that their sizes are one list', () => {
  const heading = /<h[1-6][\s>]/
  expect(['<h2>', '<h3 id="x">', '<h1\n  id="x">'].filter((tag) => !heading.test(tag))).toEqual([])
  expect(markup.filter(({ source }) => heading.test(source)).map(({ file }) => file)).toEqual([])
})

it('addresses of pages come from src/site/routes.ts', () => {
  const addresses = Object.values(routes).filter((address) => address !== '/')
  const typed = new RegExp(`['"\`](?:${addresses.map(RegExp.escape).join('|')})(?=['"\`/#?])`)
  expect(typed.test(`href="${addresses[0]}#top"`)).toBe(true)
  const sources = sourceFiles.filter((file) => !/^(site|content)\/|\.testing\./.test(file))
  expect(sources.filter((file) => typed.test(readSource(file)))).toEqual([])
})
