/** What the rules of states say about points for protected leave, in sentences: for drafting notes, where a table has no space. */
import { joinList } from '#src/lib/anywhere/text/wording.ts'
import { STATE_RULES, type StateRule, UNVERIFIED_PLACES } from './stateRules.ts'

/** As the place is called within a sentence. */
const called = ({ name, code }: StateRule) => (code === 'DC' ? `the ${name}` : name)
const scoped = (rule: StateRule) => (rule.pointsScope ? `${called(rule)} (${rule.pointsScope})` : called(rule))
/** States first, as in the first sentence. */
const withPoints = (points: StateRule['points']) =>
  STATE_RULES.filter((rule) => rule.points === points).sort((a, b) => Number(a.city ?? false) - Number(b.city ?? false))

/**
 * @returns sentences that name each place once: its law bars points in words that were read, on whose word, in an earlier
 *   text, or as retaliation; or nothing was found or read, which is no permission to charge points there
 */
export function pointsLawSummary(): string {
  const barred = withPoints('barred')
  const read = barred.filter(({ pointsPer }) => !pointsPer)
  const states = joinList(read.filter(({ city }) => !city).map(scoped), 'and')
  const cities = joinList(read.filter(({ city }) => city).map(scoped), 'and')
  const secondHand = joinList(barred.filter(({ pointsPer }) => pointsPer).map(scoped), 'and')
  const amended = joinList(withPoints('barredEarlier').map(called), 'and')
  const unknown = [...withPoints('notVerified'), ...withPoints('noneFound')].map(called)
  return [
    `The laws of ${states}, and of ${cities}, bar points or discipline for using the leave that they give.`,
    `Secondary sources say the same of ${secondHand}.`,
    `${amended} did so in a text that was amended in 2025: read the amended one.`,
    `${joinList(withPoints('retaliation').map(called), 'and')} bar retaliation for use, without a sentence on points that we saw.`,
    `Not verified, or no clause found: ${joinList([...unknown, ...UNVERIFIED_PLACES], 'and')}.`,
    'Until counsel has read the current text, treat points as barred in all the places named here; any other place was not checked.',
  ].join(' ')
}

/**
 * What an excerpt of the table leaves out.
 * @param shownCodes of the rows that are shown
 * @returns a sentence that counts the other places whose rows say that points are barred; empty where there is none
 */
export function otherBarringPlaces(shownCodes: readonly string[]): string {
  const others = withPoints('barred').filter(({ code }) => !shownCodes.includes(code)).length
  return others === 0 ? '' : `The full table has ${others} more that ${others === 1 ? 'bars' : 'bar'} points.`
}
