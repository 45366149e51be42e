/** Stands for src/facts/claims.ts, which reads a file: the same names, with what it found there. */
import found from '../../generated/claims.json'

export const claims: Record<string, { value: string; label: string }> = found
export const claimLabel = (id: string) => claims[id]?.label ?? ''
