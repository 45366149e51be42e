/**
 * Collections and facts that a part of an entry shows besides its own fields: a block, a picture of the product, the opening of a document,
 * a tag in a text. Props and dates follow from this list. A part is given nothing else (`ShownBy`), and a change to what a part shows dates
 * only the entries that have it (src/registry/pageEntries.ts).
 */
import type { ProseName } from '#src/contentNames/proseNames.ts'
import type { FreeBlock } from './blocks/freeBlocks.ts'
import type { TextDocument } from './document.ts'
import type { SceneChoice } from './scenes/scenes.ts'

/** For each name of a part, what it shows. A part without a row shows nothing. */
type ShownByName<Name extends string> = { readonly [One in Name]?: readonly string[] }

/** Blocks, and openings of documents. */
const PARTS = {
  record: ['policyTables'],
  ladders: ['policyTables'],
  weeks: ['policyTables'],
} as const satisfies ShownByName<FreeBlock['kind'] | NonNullable<TextDocument['opening']>>
const SCENES = { dashboard: ['dashboards'] } as const satisfies ShownByName<SceneChoice['kind']>
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
} as const satisfies ShownByName<ProseName>

export const shownContent = { parts: PARTS, scenes: SCENES, tags: TAGS }

type Shown = typeof shownContent
/** The names of what a part shows: `ShownBy<'tags', 'StateRules'>`. A part that is not listed shows nothing. */
export type ShownBy<Kind extends keyof Shown, Name extends string> = Name extends keyof Shown[Kind]
  ? Shown[Kind][Name] extends readonly (infer Source)[]
    ? Source
    : never
  : never
