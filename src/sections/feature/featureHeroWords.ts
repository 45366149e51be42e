import type { Link } from '#src/lib/anywhere/pages/link.ts'

/** The words of a feature page's first screen, whatever it is composed of. */
export type FeatureHeroWords = {
  eyebrow: string
  heading: string
  lede: string
  primary?: Link | undefined
  secondary?: Link | undefined
}
