import { fillIn } from '../../lib/anywhere/text/fillIn'
import type { TextBlocks } from '../../schemas/textBlocks'
import { IMPLEMENTATION_PLANS, planTotals } from '../../site/policy/implementationPlan'
import { DataTable } from './DataTable'
import { PlanWeeks } from './PlanWeeks'

export type ImplementationPlanProps = TextBlocks['implementationPlan']

/** The weeks to go-live with the customer's hours, for a small and a larger start: drawn, and in a table each. */
export function ImplementationPlan({ head, week, weeks, total, until, drawn }: ImplementationPlanProps) {
  const span = ([first, last]: readonly [number, number]) =>
    first === last ? fillIn(week, { week: first }) : fillIn(weeks, { first, last })
  return (
    <div className="max-w-none">
      <PlanWeeks {...drawn} />
      {IMPLEMENTATION_PLANS.map((plan) => {
        const totals = planTotals(plan)
        return (
          <DataTable
            key={plan.id}
            caption={plan.title}
            head={head}
            rows={[
              ...plan.phases.map(({ weeks: when, task, hours }) => [span(when), task, hours.hr, hours.it, hours.supervisors]),
              [total, until, totals.hr, totals.it, totals.supervisors],
            ]}
          />
        )
      })}
    </div>
  )
}
