/** Stands for src/facts/claims.ts, which reads a file: the same names, with what it found there. */
import found from '../../generated/claims.json'

export const claims: Record<string, { value: string; mark: string }> = found
export const claimMark = (id: string) => claims[id]?.mark ?? ''
