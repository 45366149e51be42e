import { closest } from 'fastest-levenshtein'

/** Misspelled by how much at the most, as a share of its length, for a name to be offered as what was meant. */
const NEAR = 0.5

/** @returns the known name that is nearest to what was written, or null where none is near */
export function nearestName(written: string, known: readonly string[]): string | null {
  if (known.length === 0) return null
  const found = closest(written, known as string[])
  let shared = 0
  while (shared < found.length && found[shared] === written[shared]) shared++
  return shared >= found.length * NEAR || Math.abs(found.length - written.length) <= found.length * NEAR ? found : null
}
