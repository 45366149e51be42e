import { dataAttribute } from '../../lib/anywhere/dataAttribute'

export const homeAttributes = {
  /** The sky of a quote, by name; in forced colors it has none (adaptation.css). */
  sky: dataAttribute('home-sky'),
  /** What is said of a feature, with its icon. */
  feature: dataAttribute('home-feature'),
} as const
