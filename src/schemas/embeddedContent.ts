/**
 * Collections and facts that a kind of block, of opening or of picture, or a tag in a text, embeds in its page. Props and
 * dates follow from this list: a component is given nothing else (`EmbeddedBy`), and a change to what it embeds dates only the entries that
 * have it (src/registry/pages/pageEntries.ts).
 */
import type { ProseName } from '#src/models/names/proseNames.ts'
import type { SharedBlock } from './blocks/sharedBlocks.ts'
import type { TextDocument } from './document/document.ts'
import type { SceneChoice } from './scenes/scenes.ts'

/** What each name embeds. A name without a row embeds nothing. */
type EmbeddedByName<Name extends string> = { readonly [One in Name]?: readonly string[] }

/** Blocks, and openings of documents. */
const KINDS = {
  record: ['policyTables'],
  ladders: ['policyTables'],
  weeks: ['policyTables'],
} as const satisfies EmbeddedByName<SharedBlock['kind'] | NonNullable<TextDocument['opening']>>
const SCENES = { dashboard: ['dashboardWords'] } as const satisfies EmbeddedByName<SceneChoice['kind']>
const TAGS = {
  AnalyticsNote: ['analytics'],
  CookieSentence: ['analytics'],
  OthersSentence: ['analytics'],
  CallInRecord: ['policyTables'],
  FmlaDeadlines: ['policyTables'],
  ImplementationPlan: ['policyTables'],
  KpiTable: ['policyTables'],
  ManagerTimeline: ['policyTables'],
  NoShowLadder: ['policyTables'],
  PointLadder: ['policyTables'],
  PointsTable: ['policyTables'],
  ReasonCodes: ['policyTables'],
  ReviewLoad: ['policyTables'],
  StateRules: ['policyTables', 'stateRules'],
} as const satisfies EmbeddedByName<ProseName>

export const embeddedContent = { kinds: KINDS, scenes: SCENES, tags: TAGS }

type Embedded = typeof embeddedContent
/** The names of what a kind or a tag embeds: `EmbeddedBy<'tags', 'StateRules'>`. One that is not listed embeds nothing. */
export type EmbeddedBy<Kind extends keyof Embedded, Name extends string> = Name extends keyof Embedded[Kind]
  ? Embedded[Kind][Name] extends readonly (infer Source)[]
    ? Source
    : never
  : never
