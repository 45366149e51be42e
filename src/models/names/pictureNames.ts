/** The names of the pictures that content may choose, except icons (iconNames.ts). */
export const CLIENT_MARK_NAMES = [
  'wheat',
  'beam',
  'cross',
  'lanes',
  'ridge',
  'book',
  'gear',
  'drop',
  'crate',
  'sun',
  'pulse',
  'anvil',
  'leaf',
  'bed',
  'pallet',
  'tag',
  'key',
  'arch',
  'bolt',
  'can',
] as const
/** A client's mark, drawn in illustrations/ClientMark.tsx. */
export type ClientMarkName = (typeof CLIENT_MARK_NAMES)[number]

/** Skies behind a quote, by the time of day. */
export const SKY_NAMES = ['night', 'dawn', 'morning', 'dusk'] as const
export type SkyName = (typeof SKY_NAMES)[number]

/** Drawn workplaces, in illustrations/workplace/. */
export const WORKPLACE_NAMES = ['plant', 'ward', 'dock', 'filling', 'shop', 'buses'] as const
export type WorkplaceName = (typeof WORKPLACE_NAMES)[number]
/** A drawn workplace and a clock time, "05:31". */
export type WorkplaceAtClock = { workplace: WorkplaceName; time: string }

/** Drawn people, named by their hair: illustrations/portrait/busts.ts. */
export const PORTRAIT_NAMES = ['bob', 'fade', 'curls', 'bald', 'braid', 'swept'] as const
export type PortraitName = (typeof PORTRAIT_NAMES)[number]

/** Rules of the example policy as small drawings: illustrations/ruleGlyph/RuleGlyph.tsx. */
export const RULE_GLYPH_NAMES = ['points', 'balance', 'hours', 'places', 'steps', 'roles'] as const
export type RuleGlyphName = (typeof RULE_GLYPH_NAMES)[number]
