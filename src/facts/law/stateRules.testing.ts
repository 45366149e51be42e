import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { StateRule } from './stateRules.ts'

export type SecondReading = {
  points: StateRule['points']
  scope?: string
  anyReason: boolean
  /** Consecutive days after which an employer may ask for proof. */
  proof: 'never' | '2 or more' | '3 or more' | 'more than 3' | null
  /** Facts that come from a secondary source only. */
  secondHand?: ('points' | 'reason' | 'proof')[]
  /** Statute, rule or agency. */
  source: string
}

export const SECOND_READING = 'src/facts/law/secondReading.yaml'

/** By the code of the place. */
export const secondReading: Readonly<Record<string, SecondReading>> = parse(readFileSync(SECOND_READING, 'utf8'))
