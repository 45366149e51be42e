import { distance } from 'fastest-levenshtein'

/** @returns how many letters of a name may be wrong: about a third, and two of five, since two that changed places are two */
const mostWrong = (name: string) => Math.max(1, Math.floor((name.length + 1) / 3))
/** Letters from which on a beginning says which name is meant. */
const BEGINNING = 3

/** @returns the known name that was meant: one that is a few letters off, or that begins with what was written; null where there is none */
export function nearestName(written: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((name) => ({ name, off: distance(written, name) }))
    .filter(({ name, off }) => off <= mostWrong(name))
    .sort((one, other) => one.off - other.off)
  const begun = written.length >= BEGINNING ? known.find((name) => name.startsWith(written)) : undefined
  return nearest?.name ?? begun ?? null
}
