import type { Link } from '#src/lib/anywhere/pages/link.ts'

/** The words of any first screen. */
export type OpeningWords = {
  eyebrow: string
  heading: string
  lede: string
  primary?: Link | undefined
  secondary?: Link | undefined
}
