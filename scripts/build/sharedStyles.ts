/** Which pages have the same text of styles, since each text more is a hash more in the security policy. */
import type { PageKind } from '#src/site/pageKinds.ts'

/** Kinds of which every page is a composition of its own, and so has styles of its own: what one draws, no other does. */
export const COMPOSED_KINDS: ReadonlySet<PageKind> = new Set(['feature'])

/**
 * Kinds that have styles in common with another: those of the whole page, or of its first screen. Each text more would be a hash more in
 * the security policy, which fills one header line as it is (docs/decisions/091).
 */
export const SHARED_STYLES: Readonly<Partial<Record<PageKind, { whole?: PageKind; firstScreen?: PageKind }>>> = {
  // Few see either, and search engines show neither.
  status: { whole: 'not-found' },
  // They open as a feature page does.
  landing: { firstScreen: 'feature' },
}
