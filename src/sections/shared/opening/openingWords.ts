import type { Link } from '#src/lib/anywhere/pages/link.ts'

/** The words of a first screen, whatever it is composed of. */
export type OpeningWords = {
  eyebrow: string
  heading: string
  lede: string
  primary?: Link | undefined
  secondary?: Link | undefined
}
