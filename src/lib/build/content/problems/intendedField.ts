/** Which field an editor meant who wrote its name in another way. */
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'

/** A name that YAML made of a text: of a token without quotes, or of a field without a space behind its colon. */
export const TEXT_AS_KEY = /^[a-z]+:[\w./-]+$/i

/** @returns the name of a known field that was written so: misspelled, or with its text sticking to its colon; undefined where there is none */
export function intendedField(key: string, known: readonly string[]): string | undefined {
  return known.find((name) => key.startsWith(`${name}:`)) ?? nearestName(key, known) ?? undefined
}
