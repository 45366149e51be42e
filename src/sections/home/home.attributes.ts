import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const homeAttributes = {
  /** The text on a feature, with its icon. */
  feature: dataAttribute('home-feature'),
} as const
