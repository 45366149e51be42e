import type { Link } from '#src/lib/anywhere/pages/link.ts'

/** The words of a first screen that content calls its hero, whatever the screen is composed of. */
export type HeroWords = {
  eyebrow: string
  heading: string
  lede: string
  primary?: Link | undefined
  secondary?: Link | undefined
}
