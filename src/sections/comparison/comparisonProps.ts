import type { Cell, Reach } from '../../lib/anywhere/comparison/reach'

export type ComparisonRow = { feature: string; product: string; values: readonly Cell[]; advantage: string }

/** The table's own words and values: the opening draws from the same. */
export type ComparisonProps = {
  heading: string
  lede: string
  /** Heads of the first column, of ours and of the last. */
  feature: string
  product: string
  question: string
  /** Says that there is more than fits. */
  more: string
  /** What each step of a line is called. */
  steps: Readonly<Record<Reach, string>>
  alternatives: readonly { name: string; phrase: string }[]
  rows: readonly ComparisonRow[]
}
