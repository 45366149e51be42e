import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const homeAttributes = {
  /** What is said of a feature, with its icon. */
  feature: dataAttribute('home-feature'),
} as const
