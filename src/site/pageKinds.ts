/**
 * Kinds of pages, each named for what it is about, and whose styles its pages have. Suites test one page of each kind, and budgets differ
 * by kind. `data-page-kind` on the html element names it.
 */
type PageKindRow<Kind extends string> = {
  /** `own`, or the kind that they share them with, because each text of styles adds to a long header (docs/decisions/091). */
  styles: 'own' | Kind
  /** The kind whose first screen has the same styles, if they are not its own. */
  firstScreenStyles?: Kind
}

const ROWS = {
  home: { styles: 'own' },
  /** The specified ones have their own styles (scripts/build/sharedStyles.ts). Others use the blocks and the opening of landing pages. */
  feature: { styles: 'landing' },
  industry: { styles: 'own' },
  /** They open like feature pages. */
  landing: { styles: 'own', firstScreenStyles: 'feature' },
  comparison: { styles: 'own' },
  team: { styles: 'own' },
  'data-security': { styles: 'own' },
  claims: { styles: 'own' },
  demo: { styles: 'own' },
  login: { styles: 'own' },
  blog: { styles: 'own' },
  article: { styles: 'own' },
  'help-center': { styles: 'own' },
  faq: { styles: 'own' },
  walkthroughs: { styles: 'own' },
  document: { styles: 'own' },
  /** Few visitors see it, and search engines do not show it. */
  status: { styles: 'not-found' },
  /** Shown inside a frame. */
  'demo-form': { styles: 'own' },
  'not-found': { styles: 'own' },
} as const satisfies Record<string, PageKindRow<string>>

export type PageKind = keyof typeof ROWS
export const PAGE_KINDS: Readonly<Record<PageKind, PageKindRow<PageKind>>> = ROWS
