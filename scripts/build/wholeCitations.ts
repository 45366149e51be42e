/** Keeps the parts of a citation of law on one line, with non-breaking spaces; between the parts a line may end. */
import type { BuiltPage } from './builtPages.ts'

/** Everything that is not readable text: some elements with their contents, and all tags. */
const NOT_TEXT = /(<(?:script|style|template|textarea|title)\b[\s\S]*?<\/(?:script|style|template|textarea|title)>|<[^>]*>)/
/**
 * The code and the place in it, each by itself: "29 CFR" and "825.303", "29 CFR" and "part 825", "42 U.S.C." and "§ 2000e". A whole
 * citation is as long as half a line of a phone, and would leave the line above it that much shorter.
 */
const CODE_BLANK = /\b(\d+) (?=(?:CFR|U\.S\.C\.) (?:§§? |part )?\d)/g
const SECTION_BLANK = /(§|\bsection|\b(?:CFR|U\.S\.C\.) part) (?=\d)/g
const WHOLE_SPACE = '\u00a0'

/** @returns the page with the parts of the citations in its text kept whole; its attributes, scripts and styles as they were */
export function withWholeCitations(html: string): string {
  return html
    .split(NOT_TEXT)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(CODE_BLANK, `$1${WHOLE_SPACE}`).replace(SECTION_BLANK, `$1${WHOLE_SPACE}`),
    )
    .join('')
}

/** Before the pages are written for the last time (inlineStyles.ts): everything that they print has come together here. */
export async function keepCitationsWhole(pages: BuiltPage[]): Promise<void> {
  for (const page of pages) {
    const { html } = page
    const whole = withWholeCitations(html)
    // Most pages cite nothing, and need not be written.
    if (whole !== html) page.html = whole
  }
}
