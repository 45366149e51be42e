/** Keeps citations of law on one line, with non-breaking spaces between their parts. */
import type { BuiltPage } from './builtPages.ts'

/** Everything that is not readable text: some elements with their contents, and all tags. */
const APART = /(<(?:script|style|template|textarea|title)\b[\s\S]*?<\/(?:script|style|template|textarea|title)>|<[^>]*>)/
/** "29 CFR 825.303", "29 CFR part 825", "42 U.S.C. § 2000e"; and "§ 785.48", "§§ 50-4-4", "section 2-201" alone. */
const CITATION = /\b(\d+) (CFR|U\.S\.C\.)( §§?| part)? (?=\d)/g
const PARAGRAPH = /(§|\bsection) (?=\d)/g
const WHOLE_SPACE = '\u00a0'

/** @returns the page with the citations in its text kept whole; its attributes, scripts and styles as they were */
export function withWholeCitations(html: string): string {
  return html
    .split(APART)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(CITATION, (citation) => citation.replaceAll(' ', WHOLE_SPACE)).replace(PARAGRAPH, `$1${WHOLE_SPACE}`),
    )
    .join('')
}

/** Before the pages are written for the last time (inlineStyles.ts): everything that they print has come together here. */
export async function wholeCitations(pages: BuiltPage[]): Promise<void> {
  for (const page of pages) page.html = withWholeCitations(page.html)
}
