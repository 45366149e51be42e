/**
 * Which pages have the same text of styles. Each further text adds a hash to the content security policy, which already fills one header
 * line.
 */
import { currentSlug } from '#src/site/currentSlug.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { routeTo } from '#src/site/routes.ts'
import { FEATURE_SLUGS } from '#src/site/specified/specifiedLists.ts'
import type { BuiltPage } from './builtPages.ts'

/** What most visitors open: what one draws, no other does, so each has styles of its own. */
const PAGES_OF_THEIR_OWN: ReadonlySet<string> = new Set(FEATURE_SLUGS.map((slug) => routeTo.feature(currentSlug(routeTo.feature, slug))))

/** Kinds that have styles in common with another: those of the whole page, or of its first screen (docs/decisions/091). */
const SHARED_STYLES: Readonly<Partial<Record<PageKind, { whole?: PageKind; firstScreen?: PageKind }>>> = {
  // Few see either, and search engines show neither.
  status: { whole: 'not-found' },
  // Further ones, of which editors add as many as they like, are made of the blocks of landing pages, and open with a scene as they do.
  feature: { whole: 'landing' },
  // They open as a feature page does.
  landing: { firstScreen: 'feature' },
}

type StyledPage = Pick<BuiltPage, 'path' | 'kind'>

/** @returns under which name a page's styles are: its own address, or the kind that it shares them with */
export const stylesOf = ({ path, kind }: StyledPage): string => (PAGES_OF_THEIR_OWN.has(path) ? path : (SHARED_STYLES[kind]?.whole ?? kind))

/** @returns under which kind the styles of its first screen are */
export const firstScreenStylesOf = ({ kind }: StyledPage): PageKind => SHARED_STYLES[kind]?.firstScreen ?? kind
