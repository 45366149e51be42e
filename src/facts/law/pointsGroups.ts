/** The places of state-rules.yaml, grouped by what their law says about points for protected leave. */
import { readStateRules, type StateRule } from './stateRules.ts'

export type PlaceGroup = { label: string; places: { code: string; name: string }[]; isQuiet: boolean }

/** A bar that only a secondary source reports is not called express, as in `<StateRules />`. */
const GROUPS: readonly { label: string; matches: (rule: StateRule) => boolean }[] = [
  { label: 'bar points in words that we read', matches: ({ points, pointsPer }) => points === 'barred' && !pointsPer },
  { label: 'bar them according to a secondary source', matches: ({ points, pointsPer }) => points === 'barred' && pointsPer !== undefined },
  { label: 'barred them in an earlier text', matches: ({ points }) => points === 'barredEarlier' },
  { label: 'bar retaliation in general words', matches: ({ points }) => points === 'retaliation' },
  { label: 'have no express clause that we found', matches: ({ points }) => points === 'noneFound' },
  { label: 'not verified', matches: ({ points }) => points === 'notVerified' },
]

/**
 * @param rules the site's rules, except in tests
 * @returns groups with at least one place; `isQuiet` if no bar on points is known
 */
export function pointsGroups(rules: readonly StateRule[] = readStateRules().places): PlaceGroup[] {
  return GROUPS.map(({ label, matches }, index) => ({
    label,
    places: rules.filter(matches).map(({ code, name }) => ({ code, name })),
    isQuiet: index > 1,
  })).filter(({ places }) => places.length > 0)
}
