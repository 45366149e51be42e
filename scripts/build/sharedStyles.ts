/**
 * Decides which pages share one text of styles. Each more text adds a hash to the content security policy, which already fills a header
 * line.
 */
import { currentSlug } from '#src/site/currentSlug.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { routeTo } from '#src/site/routes.ts'
import { FEATURE_SLUGS } from '#src/specification/specifiedLists.ts'
import type { BuiltPage } from './builtPages.ts'

/** Most visitors open these, and each has drawings that no other page has, so each has its own styles. */
const PAGES_OF_THEIR_OWN: ReadonlySet<string> = new Set(FEATURE_SLUGS.map((slug) => routeTo.feature(currentSlug(routeTo.feature, slug))))

/** Kinds that use the styles of another kind, for the whole page or for its first screen (docs/decisions/091). */
const SHARED_STYLES: Readonly<Partial<Record<PageKind, { whole?: PageKind; firstScreen?: PageKind }>>> = {
  // Few visitors see either, and search engines show neither.
  status: { whole: 'not-found' },
  // Feature pages beyond the specified ones use the blocks and the opening of landing pages.
  feature: { whole: 'landing' },
  // Landing pages open like feature pages.
  landing: { firstScreen: 'feature' },
}

type StyledPage = Pick<BuiltPage, 'path' | 'kind'>

/** @returns the key of a page's styles: its address, or the kind that it shares them with */
export const stylesOf = ({ path, kind }: StyledPage): string => (PAGES_OF_THEIR_OWN.has(path) ? path : (SHARED_STYLES[kind]?.whole ?? kind))

/** @returns the kind whose first screen has the same styles */
export const firstScreenStylesOf = ({ kind }: StyledPage): PageKind => SHARED_STYLES[kind]?.firstScreen ?? kind
