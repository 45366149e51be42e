/** What stateRules.ts says about points for protected leave, in sentences: for drafting notes, where a table has no room. */
import { STATE_RULES, type StateRule } from './stateRules'

const RULES: readonly StateRule[] = STATE_RULES

/** As the place is called within a sentence. */
const called = ({ name, code }: StateRule) => (code === 'DC' ? `the ${name}` : name)
const scoped = (rule: StateRule) => (rule.pointsScope ? `${called(rule)} (${rule.pointsScope})` : called(rule))
const listed = (names: string[]) => new Intl.ListFormat('en-US').format(names)
const withPoints = (points: StateRule['points']) => RULES.filter((rule) => rule.points === points)

/**
 * @returns sentences that name each place of the table once: where the law bars points, on whose word, where it bars
 *   retaliation only, and where no clause was found or no text read
 */
export function pointsRoster(): string {
  const barred = withPoints('barred')
  const read = barred.filter(({ pointsPer }) => !pointsPer)
  const states = listed(read.filter(({ city }) => !city).map(scoped))
  const cities = listed(read.filter(({ city }) => city).map(scoped))
  const told = listed(barred.filter(({ pointsPer }) => pointsPer).map(scoped))
  const amended = listed(withPoints('barredEarlier').map(called))
  return [
    `The laws of ${states}, and of ${cities}, bar points or discipline for using the leave that they give.`,
    `Secondary sources say the same of ${told}.`,
    `${amended} did so in a text that was amended in 2025: read the amended one.`,
    `${listed(withPoints('retaliation').map(called))} bar retaliation for use, without a sentence on points that we saw.`,
    `In ${listed(withPoints('noneFound').map(called))} we found no express clause. For ${listed(withPoints('notVerified').map(called))} the text was not read.`,
    'A place that is not named was not checked.',
  ].join(' ')
}
