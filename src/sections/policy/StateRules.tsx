import { barredElsewhere } from '../../facts/law/pointsRoster'
import { OTHER_STATES, POINTS_HEAD, STATE_RULES, STATE_RULES_REVIEWED, type StateRule } from '../../facts/law/stateRules'
import { longDate } from '../../lib/anywhere/dates'
import { nearestName } from '../../lib/build/content/nearestName'
import { documentAttributes } from '../document/document.attributes'
import { DataTable } from './DataTable'

const POINTS: Record<StateRule['points'], string> = {
  barred: 'Barred expressly',
  barredEarlier: 'Barred in an earlier text',
  retaliation: 'Barred as retaliation',
  noneFound: 'No express clause found',
  notVerified: 'Not verified',
}

export type StateRulesProps = {
  /** Codes of src/content/state-rules.yaml, separated by commas: "NY, IL, CHI". All without it. */
  only?: string
}

const per = (source: string | undefined) => (source ? ` (per ${source})` : '')

/** What the table says of points: a bar that only a secondary source reports is not called express. */
function pointsIn({ points, pointsScope, pointsPer, note }: StateRule): string {
  const isTold = points === 'barred' && pointsPer !== undefined
  const label = [isTold ? 'Barred' : POINTS[points], pointsScope].filter(Boolean).join(' ')
  return [isTold ? `${label}, per ${pointsPer}` : label + per(pointsPer), note].filter(Boolean).join('; ')
}

/** @throws Error on a code that the table does not have */
function chosen(only: string | undefined): readonly StateRule[] {
  if (only === undefined) return STATE_RULES
  return only.split(',').map((written) => {
    const rule = STATE_RULES.find(({ code }) => code === written.trim())
    if (rule) return rule
    const codes = STATE_RULES.map(({ code }) => code)
    const near = nearestName(written.trim(), codes)
    const meant = near ? ` Did you mean "${near}"?` : ''
    throw new Error(`<StateRules only="…" />: there is no rule "${written.trim()}".${meant} There are ${codes.join(', ')}.`)
  })
}

const excerptNote = (rules: readonly StateRule[]) =>
  ['This is an excerpt.', barredElsewhere(rules.map(({ code }) => code)), 'A place that is missing in the full table was not checked.']
    .filter(Boolean)
    .join(' ')

/**
 * The states' and cities' rules on points for protected leave, on reasons and on proof. The same sentences may
 * stand in more than one article.
 */
export function StateRules({ only }: StateRulesProps) {
  const rules = chosen(only)
  return (
    <div {...documentAttributes.drawn.props()}>
      <DataTable
        caption={`Points, reasons and proof by state and city, as read on ${longDate(STATE_RULES_REVIEWED)}`}
        head={['Place', 'Law', POINTS_HEAD, 'May a reason be required?', 'Proof']}
        rows={rules.map((rule) => [
          rule.name,
          rule.law,
          pointsIn(rule),
          rule.reason ? rule.reason + per(rule.reasonPer) : POINTS.notVerified,
          rule.proof ? rule.proof + per(rule.proofPer) : POINTS.notVerified,
        ])}
      />
      {only === undefined && (
        <ul>
          {OTHER_STATES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>
        {only === undefined ? 'A state or city that is missing here was not checked.' : excerptNote(rules)} “Not verified” is no permission:
        have counsel check the current text. This is not legal advice, and laws change.
      </p>
    </div>
  )
}
