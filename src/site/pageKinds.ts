/**
 * Kinds of pages, each named for what it is about. Suites test one page of each kind, and budgets differ by kind.
 * `data-page-kind` on the html element names it.
 */
export const PAGE_KINDS = [
  'home',
  'feature',
  'industry',
  'landing',
  'comparison',
  'team',
  'data-security',
  'claims',
  'demo',
  'login',
  'blog',
  'article',
  'help-center',
  'faq',
  'walkthroughs',
  'document',
  'status',
  /** Shown inside a frame. */
  'demo-form',
  'not-found',
] as const

export type PageKind = (typeof PAGE_KINDS)[number]
