/** What the law of the places in state-rules.yaml says about points for protected leave: in groups, and in sentences, where a table has no space. */

import { joinList, oneOrMany } from '#src/lib/anywhere/text/wording.ts'
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

/** The place's name within a sentence. */
const nameInSentence = ({ name, code }: StateRule) => (code === 'DC' ? `the ${name}` : name)
const nameWithScope = (rule: StateRule) => (rule.pointsScope ? `${nameInSentence(rule)} (${rule.pointsScope})` : nameInSentence(rule))
/**
 * @param rules the site's rules, except in tests
 * @returns sentences that name each place once, by how its law bars points: in words that we read, according to others, in an earlier text,
 *   as retaliation, or not found. "Not found" gives no permission to charge points
 */
export function writePointsLawSummary(
  { places, unread }: Pick<ReturnType<typeof readStateRules>, 'places' | 'unread'> = readStateRules(),
): string {
  // States first, as in the first sentence.
  const ordered = places.toSorted((a, b) => Number(a.city ?? false) - Number(b.city ?? false))
  const withPoints = (points: StateRule['points']) => ordered.filter((rule) => rule.points === points)
  const listNames = (rules: readonly StateRule[]) => joinList(rules.map(nameWithScope), 'and')
  const barringRules = withPoints('barred')
  const firstHand = barringRules.filter(({ pointsPer }) => !pointsPer)
  const states = listNames(firstHand.filter(({ city }) => !city))
  const cities = listNames(firstHand.filter(({ city }) => city))
  const barringPlaces = states && cities ? `${states}, and of ${cities},` : states || cities
  const secondHand = listNames(barringRules.filter(({ pointsPer }) => pointsPer))
  const retaliationRules = withPoints('retaliation')
  const unknownPlaces = [...withPoints('notVerified'), ...withPoints('noneFound')].map(nameInSentence)
  const unknownNames = joinList([...unknownPlaces, ...unread], 'and')
  return [
    barringPlaces && `The laws of ${barringPlaces} bar points or discipline for using the leave that they give.`,
    secondHand && `Secondary sources say the same of ${secondHand}.`,
    ...withPoints('barredEarlier').map(
      (rule) => `${nameWithScope(rule)} did so in a text that was amended in ${rule.amendedIn}: read the amended one.`,
    ),
    retaliationRules.length > 0 &&
      `${listNames(retaliationRules)} ${oneOrMany(retaliationRules.length, { one: 'bars', many: 'bar' })} retaliation for use, without a sentence on points that we saw.`,
    unknownNames && `Not verified, or no clause found: ${unknownNames}.`,
    'Until counsel has read the current text, treat points as barred in all the places named here; any other place was not checked.',
  ]
    .filter(Boolean)
    .join(' ')
}
