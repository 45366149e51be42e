/**
 * An invented roster of a plant, always the same: each person has a shift, certificates, a day off or none, hours of rest and a language.
 * Everything that draws or filters people uses it, so the number beside a filter is a real count.
 */
import { createSeededRandom } from '#src/lib/anywhere/numbers/seededRandom.ts'

/** People on the roster. */
export const ROSTER_SIZE = 400

export type Shift = 'first' | 'second' | 'third'
export type Certificate = 'forklift' | 'press' | 'packing'

export type RosterPerson = {
  shift: Shift
  certificates: readonly Certificate[]
  /** Has the day off. */
  isOff: boolean
  /** Hours between the last clocking out and the start of the open shift. */
  restHours: number
  /** Language of the person's messages, as a code. */
  language: string
}

/** A seed, found by trying, whose roster has 40 people for the filters of the page. `placedRoster.ts` places them. */
const SEED = 8916

const LANGUAGES = [
  ['en', 0.52],
  ['es', 0.24],
  ['vi', 0.07],
  ['ht', 0.05],
  ['pl', 0.04],
  ['so', 0.03],
  ['tl', 0.03],
  ['yo', 0.02],
] as const satisfies readonly (readonly [string, number])[]

/** @returns a choice by the share of each, or `last` if the shares add up to less than the draw */
function choiceOf<T>(draw: number, choices: readonly (readonly [T, number])[], last: T): T {
  let rest = draw
  for (const [choice, share] of choices) {
    if (rest < share) return choice
    rest -= share
  }
  return last
}

/** @param seed another one gives another roster */
export function createRoster(seed = SEED): RosterPerson[] {
  const random = createSeededRandom(seed)
  return Array.from({ length: ROSTER_SIZE }, () => {
    const shift = choiceOf<Shift>(
      random(),
      [
        ['first', 0.33],
        ['second', 0.27],
      ],
      'third',
    )
    // In a warehouse more than half of a shift drives, and drivers may also pack.
    const certificates = (
      [
        ['forklift', 0.58],
        ['press', 0.3],
        ['packing', 0.6],
      ] as const
    )
      .filter(([, share]) => random() < share)
      .map(([name]) => name)
    const isOff = random() < 0.55
    // People who stayed for a second shift have not rested. The others clocked out at least half a day ago.
    const hasStayedOn = random() < 0.3
    const restHours = hasStayedOn ? 4 + Math.floor(random() * 6) : 12 + Math.floor(random() * 40)
    return { shift, certificates, isOff, restHours, language: choiceOf(random(), LANGUAGES, 'en') }
  })
}
