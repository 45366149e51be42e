import type { StateRule } from './stateRules.ts'

/** @returns a place that says nothing of reasons and proof, with its rule on points and what else is given */
export const stateRule = (code: string, name: string, points: StateRule['points'], more: Partial<StateRule> = {}): StateRule => ({
  ...{ code, name, points, law: 'Labor Code 1', anyReason: false, reason: null, proof: null },
  ...more,
})
