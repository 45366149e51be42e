/**
 * Every figure that a page states comes from a token, from the claims, or from src/content/checks/typed-figures.yaml. The build checks most
 * entries when it reads them (src/content.config.ts). This suite checks figures in code, and figures on pages from entries that may contain
 * any, such as testimonials.yaml.
 */
import { globSync, readFileSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { figureName, figureNamesIn, unknownFigures } from '#src/contentEngine/figures/statedFigures.ts'
import { resolveTokens, withoutTokens } from '#src/contentEngine/tokens/resolveTokens.ts'
import { readClaims } from '#src/facts/claims.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { findFirstCallOff } from '#src/models/morning/minute/morningEvents.ts'
import { createTypedFiguresSchema } from '#src/schemas/checks/typedFigures.ts'
import { morningSchema } from '#src/schemas/pages/morning/morning.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { pointsYearAttributes } from '#src/sections/feature/pointsYear/pointsYear.attributes.ts'
import { morningAttributes } from '#src/sections/home/morning/morning.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { builtPages, readDocument } from './builtSite.ts'

const siteTokens = readSiteTokens()

const claims = readClaims()

/** Figures that are neither claims nor policy, each with its reason. The build checks that only the listed files use them. */
const schema = createTypedFiguresSchema((file) => readFileSync(`src/content/${file}`, 'utf8'))
const typedFigures = Object.keys(readSiteEntry('checks/typed-figures', schema))

/** @returns the names of figures that a text takes from tokens, such as "{policy:noticeHours} hours", instead of typing the number */
function figuresByToken(text: string): string[] {
  const typed = new Set(figureNamesIn(withoutTokens(text, siteTokens)))
  return figureNamesIn(resolveTokens(text, siteTokens).text).filter((name) => !typed.has(name))
}
/** Home says how long the morning's first call-off takes to cover, which is calculated. */
function figuresOfMorning(): string[] {
  const callOff = findFirstCallOff(readSiteEntry('pages/morning', morningSchema).story)
  return callOff ? figureNamesIn(`${callOff.stageMinutes.filled - callOff.stageMinutes.reported} minutes`) : []
}
const knownFigureNames = new Set([
  ...Object.values(claims).flatMap(({ value, scope }) => figureNamesIn(`${value} ${scope}`)),
  ...globSync('src/content/**/*.{yaml,mdx}').flatMap((file) => figuresByToken(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '))),
  ...typedFigures.map(figureName),
])

/**
 * Removes pictures of the product, which show examples and not claims, and worked examples and generated documents, which say that they are
 * examples.
 */
function readStatedText(main: HTMLElement): string {
  // The totals of a visitor's prices are calculated beside the drawing.
  for (const year of main.querySelectorAll(pointsYearAttributes.price.selector)) year.closest('section')?.remove()
  // The morning's clock is calculated, as pictures are.
  for (const element of main.querySelectorAll(
    `figure, ${morningAttributes.controls.selector}, [aria-hidden="true"], ${documentAttributes.example.selector}, noscript`,
  ))
    element.remove()
  return main.structuredText
}

/** /claims is made from the claims themselves. */
const pagesWithStatements = builtPages.filter((page) => page.kind !== 'article' && page.kind !== 'blog' && page.path !== routes.claims)

/** @returns the text of a page and its head, without pictures */
function readPageText(page: (typeof builtPages)[number]): string {
  const document = readDocument(page)
  const main = document.querySelector('main')
  const head = [document.querySelector('title')?.text, document.querySelector('meta[name="description"]')?.getAttribute('content')]
  return [main ? readStatedText(main) : '', ...head].join('\n')
}

describe.each(pagesWithStatements)('$path', (page) => {
  it('states no figure of its own', () => {
    const known = page.path === routes.home ? new Set([...knownFigureNames, ...figuresOfMorning()]) : knownFigureNames
    const unknown = unknownFigures(readPageText(page), known)
    const fix =
      'write its token, add it to src/content/facts/claims.yaml, or list it with its reason in src/content/checks/typed-figures.yaml'
    expect(unknown.map((figure) => `“${figure}” on ${page.path}: ${fix}`)).toEqual([])
  })
})
