/**
 * Collections and facts that a kind of block, of opening or of picture, or a tag in a text, shows besides the fields of its entry. Props and
 * dates follow from this list: a component is given nothing else (`ShownBy`), and a change to what it shows dates only the entries that
 * have it (src/registry/pages/pageEntries.ts).
 */
import type { ProseName } from '#src/models/names/proseNames.ts'
import type { FreeBlock } from './blocks/freeBlocks.ts'
import type { TextDocument } from './document.ts'
import type { SceneChoice } from './scenes/scenes.ts'

/** What each name shows. A name without a row shows nothing. */
type ShownByName<Name extends string> = { readonly [One in Name]?: readonly string[] }

/** Blocks, and openings of documents. */
const KINDS = {
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

export const shownContent = { kinds: KINDS, scenes: SCENES, tags: TAGS }

type Shown = typeof shownContent
/** The names of what a kind or a tag shows: `ShownBy<'tags', 'StateRules'>`. One that is not listed shows nothing. */
export type ShownBy<Kind extends keyof Shown, Name extends string> = Name extends keyof Shown[Kind]
  ? Shown[Kind][Name] extends readonly (infer Source)[]
    ? Source
    : never
  : never
