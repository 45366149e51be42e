/**
 * The names that texts can use without importing them. Their components: sections/article/proseComponents.ts;
 * docs/adding-an-article.md lists them for authors.
 */

/** Those that hold text. */
export const PROSE_BLOCKS = ['Answer', 'Callout', 'Checklist', 'Example', 'Faq', 'Log', 'SideNote'] as const

/** Tables. */
export const PROSE_TABLES = [
  'CallInRecord',
  'FmlaDeadlines',
  'KpiTable',
  'ManagerTimeline',
  'PointsTable',
  'ReasonCodes',
  'StateRules',
] as const

/** What the example policy says, in tables and drawings. */
export const PROSE_POLICY = [...PROSE_TABLES, 'ImplementationPlan', 'NoShowLadder', 'PointLadder', 'ReviewLoad'] as const

/** What legal texts say of analytics. */
export const PROSE_ANALYTICS = ['AnalyticsNote', 'CookieSentence', 'OthersSentence'] as const

/** Those that stand for themselves: `<PointsTable />`. */
const PROSE_PARTS = [...PROSE_POLICY, ...PROSE_ANALYTICS, 'Chart', 'Picture', 'TemplateCard'] as const

export const PROSE_NAMES = [...PROSE_BLOCKS, ...PROSE_PARTS] as const
export type ProseName = (typeof PROSE_NAMES)[number]

const ATTRIBUTES: Partial<Record<ProseName, readonly string[]>> = {
  Callout: ['title'],
  Chart: ['id'],
  Example: ['title'],
  Faq: ['question', 'group'],
  Picture: ['src', 'alt', 'caption', 'decorative'],
  StateRules: ['only'],
  TemplateCard: ['id'],
}
/** @returns the attributes that an author may write in a tag of this name */
export const proseAttributesOf = (name: ProseName): readonly string[] => ATTRIBUTES[name] ?? []
