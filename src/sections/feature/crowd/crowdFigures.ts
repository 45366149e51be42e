/** The outlines of people, in the units of lib/anywhere/crowd/crowdGround.ts: the middle of the head is at 0, 0. */
import type { Half } from '../../../lib/anywhere/crowd/crowdGround'
import type { Person } from '../../../lib/anywhere/crowd/roster'
import { passes, type Standing } from '../../../lib/anywhere/crowd/sieve'

/** Each outline begins and ends at the left shoulder, so that one path can go on from person to person. */
const SHOULDER = { x: -7, y: 13 }
const toNeck = 'a5 6 0 0 1 5-6'
const body = 'a5 6 0 0 1 5 6v15h-2v26h-10v-26h-2z'
/** Down to the hips: people who stand out of the crowd have no legs, which would show as stripes between those before them. */
const bust = 'a5 6 0 0 1 5 6v15h-2v8h-10v-8h-2z'
const arm = 'm9-4l6-22a2.2 2.2 0 0 1 4.4 0l-5.4 28z'
const HEADS = [
  'v-1.8a4.2 4.8 0 1 1 4 0v1.8',
  // Longer hair.
  'h-2.4v-6a4.4 4.8 0 0 1 8.8 0v6h-2.4',
  'v-1.2a4.5 4.8 0 1 1 4 0v1.2',
] as const
const HARD_HAT = 'a4.2 4.8 0 0 1-2.3-3.5h-1.9v-1.5h1.5a4.7 5 0 0 1 9.4 0h1.5v1.5h-1.9a4.2 4.8 0 0 1-2.3 3.5'

/** A hard hat for those certified to drive, a head hanging between the shoulders for those who have not rested. */
function headOfPerson(person: Person, index: number): string {
  const rested = passes(person, 'rest')
  if (passes(person, 'certificate')) return rested ? `v-1.5${HARD_HAT}v1.5` : HARD_HAT
  return rested ? (HEADS[index % HEADS.length] ?? HEADS[0]) : 'a4.4 4.6 0 1 1 4 0'
}

/** One path of people who are drawn alike: those of `yes` with an arm in the air */
function pathOf(people: readonly number[], roster: readonly Person[], { first, places }: Half, look: Look): string {
  let from = { x: 0, y: 0 }
  return people
    .map((index) => {
      const place = places[index - first]
      const person = roster[index]
      if (!place || !person) return ''
      const at = { x: place.x + SHOULDER.x, y: place.y + SHOULDER.y }
      const outline = `${toNeck}${headOfPerson(person, index)}${isLit(look) ? bust : body}`
      if (look === 'yes') return `M${at.x} ${at.y}${outline}${arm}`
      const step = `m${at.x - from.x} ${at.y - from.y}`
      from = at
      return `${step}${outline}`
    })
    .join('')
}

/** How someone is drawn: `yes` is somebody asked who has answered. */
export type Look = Standing | 'yes'
/** @returns whether those of that look stand out from the crowd */
export const isLit = (look: Look): boolean => look === 'asked' || look === 'yes'
const LOOKS = ['out', 'vain', 'asked', 'yes'] as const satisfies readonly Look[]

/** @returns the paths of half a row, those of one look in one path; looks that nobody has are left out */
export function figuresOf(half: Half, roster: readonly Person[], standings: readonly Standing[], yes: readonly number[]) {
  const numbers = half.places.map((_, index) => half.first + index)
  const lookOf = (index: number): Look => (yes.includes(index) ? 'yes' : (standings[index] ?? 'out'))
  return LOOKS.map((look) => ({ look, people: numbers.filter((index) => lookOf(index) === look) }))
    .filter(({ people }) => people.length > 0)
    .map(({ look, people }) => ({ look, count: people.length, path: pathOf(people, roster, half, look) }))
}
