/** What the page hands to the crowd: content/features/mass-communication.yaml, held by schemas/opening/crowdOpening.ts. */
import type { Filter } from '../../../lib/anywhere/crowd/sieve'

/** Someone who said yes: `person` is the place in the roster, counted from 1. */
export type Yes = { name: string; time: string; person: number }

/** Names in braces are filled in. */
export type CrowdWords = {
  title: string
  describe: string
  roster: string
  left: string
  filters: Record<Filter, string>
  /** What a choice of filters comes to: all of them, some, none. */
  outcome: Record<'all' | 'some' | 'none', string>
  open: Caption
  asked: Caption
  wouldBe: Caption
  yes: Caption
  answer: string
  note: string
}
/** What a large figure counts, in two short lines. */
export type Caption = { label: string; when: string }

export type CrowdProps = {
  /** Shifts that are open. */
  open: number
  yes: readonly Yes[]
  words: CrowdWords
}
