import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { IMPLEMENTATION_PLANS, planTotals } from '#src/models/policy/workedExamples/implementationPlan.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { planTitle } from '#src/sections/shared/planTitle.ts'
import { DataTable } from './DataTable.tsx'
import { PlanWeeks } from './PlanWeeks.tsx'

export type ImplementationPlanProps = PolicyTables['implementationPlan']

/** The weeks to go-live with the customer's hours, for a small and a larger start: a drawing, and a table each. */
export function ImplementationPlan({ columnHeadings, week, weeks, total, until, plans, tasks, drawn }: ImplementationPlanProps) {
  const span = ([first, last]: readonly [number, number]) =>
    first === last ? fillIn(week, { week: first }) : fillIn(weeks, { first, last })
  return (
    <div className="max-w-none">
      <PlanWeeks {...drawn} plans={plans} className="my-8" />
      {IMPLEMENTATION_PLANS.map((plan) => {
        const totals = planTotals(plan)
        return (
          <DataTable
            key={plan.id}
            caption={planTitle(plan, plans)}
            columnHeadings={columnHeadings}
            rows={[
              ...plan.phases.map(({ id, weeks: when, hours }) => [span(when), tasks[id], hours.hr, hours.it, hours.supervisors]),
              [total, until, totals.hr, totals.it, totals.supervisors],
            ]}
          />
        )
      })}
    </div>
  )
}
