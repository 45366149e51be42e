import { otherBarringPlaces } from '#src/facts/law/pointsLawSummary.ts'
import { OTHER_STATES_NOTES, STATE_RULES, STATE_RULES_REVIEWED, type StateRule } from '#src/facts/law/stateRules.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { DataTable } from './DataTable.tsx'

type Words = PolicyTables['stateRules']
export type StateRulesProps = {
  words: Words
  /** Codes of src/content/state-rules.yaml, separated by commas: "NY, IL, CHI". All without it. */
  only?: string | undefined
}

const per = (source: string | undefined) => (source ? ` (per ${source})` : '')

/** @returns the table's text on points; a bar that only a secondary source reports is not called express */
function pointsIn({ points, pointsScope, pointsPer, note }: StateRule, words: Words): string {
  const isSecondHand = points === 'barred' && pointsPer !== undefined
  const label = [isSecondHand ? words.secondHand : words.points[points], pointsScope].filter(Boolean).join(' ')
  return [isSecondHand ? `${label}, per ${pointsPer}` : label + per(pointsPer), note].filter(Boolean).join('; ')
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

const excerptNote = (rules: readonly StateRule[], { excerpt, missingInExcerpt }: Words) =>
  [excerpt, otherBarringPlaces(rules.map(({ code }) => code)), missingInExcerpt].filter(Boolean).join(' ')

/**
 * The states' and cities' rules on points for protected leave, on reasons and on proof. The same sentences may
 * stand in more than one article.
 */
export function StateRules({ words, only }: StateRulesProps) {
  const rules = chosen(only)
  return (
    <div className="max-w-none">
      <DataTable
        caption={fillIn(words.caption, { day: longDate(STATE_RULES_REVIEWED) })}
        columnHeadings={words.columnHeadings}
        rows={rules.map((rule) => [
          rule.name,
          rule.law,
          pointsIn(rule, words),
          rule.reason ? rule.reason + per(rule.reasonPer) : words.points.notVerified,
          rule.proof ? rule.proof + per(rule.proofPer) : words.points.notVerified,
        ])}
      />
      {only === undefined && (
        <ul>
          {OTHER_STATES_NOTES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>
        {only === undefined ? words.missing : excerptNote(rules, words)} {words.caution}
      </p>
    </div>
  )
}
