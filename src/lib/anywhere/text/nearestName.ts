import { distance } from 'fastest-levenshtein'

/** @returns how many letters of a name may be wrong: about a third. Five letters may have two, because two swapped letters count as two. */
const mostWrong = (name: string) => Math.max(1, Math.floor((name.length + 1) / 3))
/** A beginning of at least this many letters identifies a name. */
const BEGINNING = 3

/** @returns the known name that was meant: it differs by a few letters, or begins with the written text; null if there is none */
export function nearestName(written: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((name) => ({ name, off: distance(written, name) }))
    .filter(({ name, off }) => off <= mostWrong(name))
    .sort((one, other) => one.off - other.off)
  const begun = written.length >= BEGINNING ? known.find((name) => name.startsWith(written)) : undefined
  return nearest?.name ?? begun ?? null
}
