import type { StateRule } from '#src/facts/law/stateRules.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { DataTable } from './DataTable.tsx'

type Words = PolicyTables['stateRules']
export type StateRulesProps = {
  words: Words
  law: {
    rules: readonly StateRule[]
    /** The day on which the rules were last read against their sources. */
    reviewed: string
    /** Sentences below the whole table. */
    others: readonly string[]
  }
  /** Codes of src/content/facts/state-rules.yaml, separated by commas: "NY, IL, CHI". Left out, all. */
  only?: string | undefined
}

const per = (source: string | undefined) => (source ? ` (per ${source})` : '')

/** @returns the table's text on points; a bar that only a secondary source reports is not called express */
function pointsIn({ points, pointsScope, pointsPer, note }: StateRule, words: Words): string {
  const isSecondHand = points === 'barred' && pointsPer !== undefined
  const label = [isSecondHand ? words.secondHand : words.points[points], pointsScope].filter(Boolean).join(' ')
  return [isSecondHand ? `${label}, per ${pointsPer}` : label + per(pointsPer), note].filter(Boolean).join('; ')
}

/** @throws Error on an unknown code */
function chooseRules(rules: readonly StateRule[], only: string | undefined): readonly StateRule[] {
  if (only === undefined) return rules
  return only.split(',').map((written) => {
    const rule = rules.find(({ code }) => code === written.trim())
    if (rule) return rule
    const codes = rules.map(({ code }) => code)
    const near = nearestName(written.trim(), codes)
    throw new Error(
      `<StateRules only="…" />: there is no rule "${written.trim()}".${near ? ` Did you mean "${near}"?` : ''} There are ${codes.join(', ')}.`,
    )
  })
}

function describeExcerpt(allRules: readonly StateRule[], excerpt: readonly StateRule[], words: Words): string {
  const count = allRules.filter((rule) => rule.points === 'barred' && !excerpt.includes(rule)).length
  const others = count > 0 && fillIn(oneOrMany(count, words.others), { count })
  return [words.excerpt, others, words.missingInExcerpt].filter(Boolean).join(' ')
}

/** The states' and cities' rules on points for protected leave, on reasons and on proof. Several articles may contain the table. */
export function StateRules({ words, law, only }: StateRulesProps) {
  const rules = chooseRules(law.rules, only)
  return (
    <div className="max-w-none">
      <DataTable
        caption={fillIn(words.caption, { day: longDate(law.reviewed) })}
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
          {law.others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>
        {only === undefined ? words.missing : describeExcerpt(law.rules, rules, words)} {words.caution}
      </p>
    </div>
  )
}
