/** Icons of ui/Icon.tsx. ui/iconPaths.ts draws them in two tones. */
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

/** The accent color of an icon. */
export const ICON_TONES = ['signal', 'go', 'hold', 'stop', 'edge'] as const
export type IconTone = (typeof ICON_TONES)[number]
