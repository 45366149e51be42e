/** The rules of states on points for protected leave, in sentences: drafting notes have no space for a table. */
import { joinList } from '#src/lib/anywhere/text/wording.ts'
import { readStateRules, type StateRule } from './stateRules.ts'

/** The place's name within a sentence. */
const nameInSentence = ({ name, code }: StateRule) => (code === 'DC' ? `the ${name}` : name)
const nameWithScope = (rule: StateRule) => (rule.pointsScope ? `${nameInSentence(rule)} (${rule.pointsScope})` : nameInSentence(rule))
/** States first, as in the first sentence. */
const withPoints = (points: StateRule['points']) =>
  readStateRules()
    .places.filter((rule) => rule.points === points)
    .sort((a, b) => Number(a.city ?? false) - Number(b.city ?? false))

/**
 * @returns sentences that name each place once, by how its law bars points: in words that we read, according to others, in an earlier text,
 *   as retaliation, or not found. "Not found" gives no permission to charge points
 */
export function writePointsLawSummary(): string {
  const barringRules = withPoints('barred')
  const firstHand = barringRules.filter(({ pointsPer }) => !pointsPer)
  const states = joinList(firstHand.filter(({ city }) => !city).map(nameWithScope), 'and')
  const cities = joinList(firstHand.filter(({ city }) => city).map(nameWithScope), 'and')
  const secondHand = joinList(barringRules.filter(({ pointsPer }) => pointsPer).map(nameWithScope), 'and')
  const amendedPlaces = joinList(withPoints('barredEarlier').map(nameInSentence), 'and')
  const unknownPlaces = [...withPoints('notVerified'), ...withPoints('noneFound')].map(nameInSentence)
  return [
    `The laws of ${states}, and of ${cities}, bar points or discipline for using the leave that they give.`,
    `Secondary sources say the same of ${secondHand}.`,
    `${amendedPlaces} did so in a text that was amended in 2025: read the amended one.`,
    `${joinList(withPoints('retaliation').map(nameInSentence), 'and')} bar retaliation for use, without a sentence on points that we saw.`,
    `Not verified, or no clause found: ${joinList([...unknownPlaces, ...readStateRules().unread], 'and')}.`,
    'Until counsel has read the current text, treat points as barred in all the places named here; any other place was not checked.',
  ].join(' ')
}
