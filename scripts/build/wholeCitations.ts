/** Puts non-breaking spaces into citations of law, so that lines break only between their parts. */
import { FEDERAL_CODE } from '#src/models/names/federalCode.ts'
import type { BuiltPage } from './builtPages.ts'

/** Everything that is not visible text: tags, and some elements with their content. */
const NOT_TEXT = /(<(?:script|style|template|textarea|title)\b[\s\S]*?<\/(?:script|style|template|textarea|title)>|<[^>]*>)/
/**
 * Joins only inside each part: "29 CFR" and "825.303", "42 U.S.C." and "§ 2000e". A whole citation takes half a line on a phone, so keeping
 * it together would leave the line before short.
 */
const CODE_SPACE = new RegExp(String.raw`\b(\d+) (?=${FEDERAL_CODE} (?:§§? |part )?\d)`, 'g')
const SECTION_SPACE = new RegExp(String.raw`(§|\bsection|\b${FEDERAL_CODE} part) (?=\d)`, 'g')
const NO_BREAK_SPACE = '\u00a0'

/** Cheaper than finding the text of a page. */
const MAY_CITE = new RegExp(String.raw`${FEDERAL_CODE}|§|\bsection `)

/** @returns the page with non-breaking spaces in the citations of its text */
export function withWholeCitations(html: string): string {
  if (!MAY_CITE.test(html)) return html
  return html
    .split(NOT_TEXT)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(CODE_SPACE, `$1${NO_BREAK_SPACE}`).replace(SECTION_SPACE, `$1${NO_BREAK_SPACE}`),
    )
    .join('')
}

/** A step of the build, after all text is in the pages (inlineStyles.ts). */
export async function keepCitationsWhole(pages: BuiltPage[]): Promise<void> {
  for (const page of pages) {
    const { html } = page
    const whole = withWholeCitations(html)
    // Most pages have no citations.
    if (whole !== html) page.html = whole
  }
}
