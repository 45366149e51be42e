import { dataAttribute } from '../../lib/anywhere/markup/dataAttribute'

export const homeAttributes = {
  /** What is said of a feature, with its icon. */
  feature: dataAttribute('home-feature'),
} as const
