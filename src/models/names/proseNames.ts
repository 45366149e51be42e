/**
 * Components that texts can use without importing them. sections/prose/proseComponents.ts draws them; docs/adding-an-article.md lists
 * them for editors.
 */

/** Components around text. */
const PROSE_BLOCKS = ['Answer', 'Callout', 'Checklist', 'Example', 'Faq', 'Log', 'SideNote'] as const

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

/** The example policy in tables and drawings. */
const PROSE_POLICY = [...PROSE_TABLES, 'ImplementationPlan', 'NoShowLadder', 'PointLadder', 'ReviewLoad'] as const

/** Statements of legal texts about analytics. */
const PROSE_ANALYTICS = ['AnalyticsNote', 'CookieSentence', 'OthersSentence'] as const

/** Components without content, such as `<PointsTable />`: HTML calls its own void elements. */
const PROSE_VOIDS = [...PROSE_POLICY, ...PROSE_ANALYTICS, 'Chart', 'Picture', 'TemplateCard'] as const

const PROSE_NAMES = [...PROSE_BLOCKS, ...PROSE_VOIDS] as const
export type ProseName = (typeof PROSE_NAMES)[number]

/** The attributes of those that have any. */
const ATTRIBUTES: Partial<Record<ProseName, readonly string[]>> = {
  Callout: ['title'],
  Chart: ['id'],
  Example: ['title'],
  Faq: ['question', 'group'],
  Picture: ['src', 'alt', 'caption', 'decorative'],
  StateRules: ['only'],
  TemplateCard: ['id'],
}

/** Those without which a component has no heading. `Chart`, `Picture` and `TemplateCard` have checks of their own. */
const NEEDED_ATTRIBUTES: Partial<Record<ProseName, readonly string[]>> = { Callout: ['title'], Example: ['title'], Faq: ['question'] }

/** Every component with its attributes, for the reading and the rules of texts. */
export const proseTags = PROSE_NAMES.map((name) => ({
  name,
  attributes: ATTRIBUTES[name] ?? [],
  needs: NEEDED_ATTRIBUTES[name] ?? [],
  holdsText: PROSE_BLOCKS.some((block) => block === name),
}))
