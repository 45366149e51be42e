import { longDate } from '../../lib/anywhere/dates'
import { OTHER_STATES, STATE_RULES, STATE_RULES_REVIEWED, type StateRule } from '../../site/stateRules'
import { DataTable } from './DataTable'

const POINTS: Record<StateRule['points'], string> = {
  barred: 'Barred expressly',
  retaliation: 'Barred as retaliation',
  noneFound: 'No express clause found',
  notVerified: 'Not verified: check the current text',
}
const UNVERIFIED = 'Check the current text'
const ALL: readonly StateRule[] = STATE_RULES

export type StateRulesProps = {
  /** Codes of `site/stateRules.ts`, separated by commas: "NY, IL, CHI". All without it. */
  only?: string
}

/** @throws Error on a code that the table does not have */
function chosen(only: string | undefined): readonly StateRule[] {
  if (only === undefined) return ALL
  return only.split(',').map((written) => {
    const rule = ALL.find(({ code }) => code === written.trim())
    if (!rule)
      throw new Error(`<StateRules only="…" />: there is no rule "${written.trim()}". There are ${ALL.map(({ code }) => code).join(', ')}.`)
    return rule
  })
}

/**
 * The states' and cities' rules on points for protected leave, on reasons and on proof. `data-drawn`: the same sentences
 * may stand in more than one article.
 */
export function StateRules({ only }: StateRulesProps) {
  return (
    <div data-drawn="">
      <DataTable
        caption={`Points, reasons and proof by state and city, as read on ${longDate(STATE_RULES_REVIEWED)}`}
        head={['Place', 'Law', 'Points for protected use', 'May a reason be asked?', 'Proof']}
        rows={chosen(only).map((rule) => [
          rule.name,
          rule.per ? `${rule.law} (per ${rule.per})` : rule.law,
          rule.note ? `${POINTS[rule.points]}; ${rule.note}` : POINTS[rule.points],
          rule.reason ?? UNVERIFIED,
          rule.proof ?? UNVERIFIED,
        ])}
      />
      {only === undefined && (
        <ul>
          {OTHER_STATES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>A state or city that is missing here was not checked. This is not legal advice; laws change, so read the current text.</p>
    </div>
  )
}
