/** All pictures that content may name. Nothing else has been drawn. */
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

/** Icons of ui/Icon.tsx: drawn in ui/pictograms.tsx, in the two tones of the house. */
export const ICON_NAMES = [
  'empty-place',
  'clock',
  'timecard',
  'growth',
  'report',
  'ladder',
  'megaphone',
  'board',
  'phone',
  'calendar',
  'tag',
  'lock',
  'headset',
  'plant',
  'school',
  'crew',
  'languages',
  'truck',
  'shield',
  'question',
  'start',
  'play',
  'book',
  'letter',
] as const
export type IconName = (typeof ICON_NAMES)[number]

/** Which color of the house is lit in a pictogram. */
export const ICON_TONES = ['signal', 'go', 'hold', 'stop', 'edge'] as const
export type IconTone = (typeof ICON_TONES)[number]

/** Skies behind a quote: the hour at which it is said. */
export const SKY_NAMES = ['night', 'dawn', 'morning', 'dusk'] as const
export type SkyName = (typeof SKY_NAMES)[number]

/** A drawn workplace: illustrations/workplace/ has one for each. */
export const WORKPLACE_NAMES = ['plant', 'ward', 'dock', 'filling', 'shop', 'buses'] as const
export type WorkplaceName = (typeof WORKPLACE_NAMES)[number]
/** Where and when a picture plays: a drawn workplace and a clock, "05:31". */
export type WorkplaceAtClock = { workplace: WorkplaceName; time: string }

/** A drawn person, named by the hair: illustrations/portrait/busts.ts. */
export const PORTRAIT_NAMES = ['bob', 'fade', 'curls', 'bald', 'braid', 'swept'] as const
export type PortraitName = (typeof PORTRAIT_NAMES)[number]

/** A rule of the ledger, drawn small from the example policy: illustrations/RuleGlyph.tsx. */
export const RULE_GLYPH_NAMES = ['points', 'balance', 'hours', 'places', 'steps', 'roles'] as const
export type RuleGlyphName = (typeof RULE_GLYPH_NAMES)[number]
