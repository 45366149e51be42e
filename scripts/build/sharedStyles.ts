/**
 * Decides which pages share one text of styles: those of a kind, and of kinds that src/site/pageKinds.ts ties together. Each more text adds
 * a hash to the content security policy, which already fills a header line.
 */

import { PAGE_KINDS, type PageKind } from '#src/site/pageKinds.ts'
import { currentSlug } from '#src/site/redirects.ts'
import { routeTo } from '#src/site/routes.ts'
import { FEATURE_SLUGS } from '#src/specification/specifiedLists.ts'
import type { BuiltPage } from './builtPages.ts'

/** Most visitors open these, and each has drawings that no other page has, so each has its own styles. */
const PAGES_OF_THEIR_OWN: ReadonlySet<string> = new Set(FEATURE_SLUGS.map((slug) => routeTo.feature(currentSlug(routeTo.feature, slug))))

type StyledPage = Pick<BuiltPage, 'path' | 'kind'>

/** @returns the key of a page's styles: its address, or the kind that it shares them with */
export function stylesOf({ path, kind }: StyledPage): string {
  const { styles } = PAGE_KINDS[kind]
  if (PAGES_OF_THEIR_OWN.has(path)) return path
  return styles === 'own' ? kind : styles
}

/** @returns the kind whose first screen has the same styles */
export const firstScreenStylesOf = ({ kind }: StyledPage): PageKind => PAGE_KINDS[kind].firstScreenStyles ?? kind
