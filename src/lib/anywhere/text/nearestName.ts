import { distance } from 'fastest-levenshtein'

/** @returns how many letters of a name may be wrong: about a third. Five letters may have two, because two swapped letters count as two. */
const maxEdits = (name: string) => Math.max(1, Math.floor((name.length + 1) / 3))
/** A beginning of at least this many letters identifies a name. */
const MIN_PREFIX_LENGTH = 3

/** @returns the known name that was meant: it differs by a few letters, or begins with the written text; null if there is none */
export function nearestName(written: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((name) => ({ name, edits: distance(written, name) }))
    .filter(({ name, edits }) => edits <= maxEdits(name))
    .sort((one, other) => one.edits - other.edits)
  const prefixMatch = written.length >= MIN_PREFIX_LENGTH ? known.find((name) => name.startsWith(written)) : undefined
  return nearest?.name ?? prefixMatch ?? null
}
