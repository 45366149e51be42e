/**
 * The names that texts can use without importing them. Their components: sections/article/proseComponents.ts;
 * docs/adding-an-article.md lists them for authors.
 */

/** Those that hold text. */
export const PROSE_BLOCKS = ['Answer', 'Callout', 'Checklist', 'Example', 'Faq', 'Log', 'SideNote'] as const

/** Those that stand for themselves: `<PointsTable />`. */
const PROSE_PARTS = [
  'AnalyticsNote',
  'CallInRecord',
  'Chart',
  'CookieSentence',
  'FmlaDeadlines',
  'ImplementationPlan',
  'KpiTable',
  'ManagerTimeline',
  'NoShowLadder',
  'OthersSentence',
  'PointLadder',
  'PointsTable',
  'ReasonCodes',
  'ReviewLoad',
  'StateRules',
  'TemplateCard',
] as const

export const PROSE_NAMES = [...PROSE_BLOCKS, ...PROSE_PARTS] as const
export type ProseName = (typeof PROSE_NAMES)[number]
