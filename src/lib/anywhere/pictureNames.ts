/** The closed lists of pictures that content may name: what is not here has not been drawn. */
export const MARK_NAMES = [
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
export type MarkName = (typeof MARK_NAMES)[number]

export const ICON_NAMES = ['rocket', 'play', 'book', 'warning'] as const
/** An icon of ui/Icon.tsx. */
export type IconName = (typeof ICON_NAMES)[number]
