/** The rules of states on points for protected leave, in sentences: drafting notes have no space for a table. */
import { joinList } from '#src/lib/anywhere/text/wording.ts'
import { readStateRules, type StateRule } from './stateRules.ts'

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
  const amendedPlaces = listNames(withPoints('barredEarlier'))
  const retaliationPlaces = listNames(withPoints('retaliation'))
  const unknownPlaces = [...withPoints('notVerified'), ...withPoints('noneFound')].map(nameInSentence)
  const unknownNames = joinList([...unknownPlaces, ...unread], 'and')
  return [
    barringPlaces && `The laws of ${barringPlaces} bar points or discipline for using the leave that they give.`,
    secondHand && `Secondary sources say the same of ${secondHand}.`,
    amendedPlaces && `${amendedPlaces} did so in a text that was amended in 2025: read the amended one.`,
    retaliationPlaces && `${retaliationPlaces} bar retaliation for use, without a sentence on points that we saw.`,
    unknownNames && `Not verified, or no clause found: ${unknownNames}.`,
    'Until counsel has read the current text, treat points as barred in all the places named here; any other place was not checked.',
  ]
    .filter(Boolean)
    .join(' ')
}
