import { IMPLEMENTATION_PLANS, planTotals } from '../../site/policy/implementationPlan'
import { documentAttributes } from '../document/document.attributes'
import { DataTable } from './DataTable'
import { PlanWeeks } from './PlanWeeks'

const span = ([first, last]: readonly [number, number]) => (first === last ? `Week\u00a0${first}` : `Weeks\u00a0${first}–${last}`)

/** The weeks to go-live with the customer's hours, for a small and a larger start: drawn, and in a table each. */
export function ImplementationPlan() {
  return (
    <div {...documentAttributes.drawn.props()}>
      <PlanWeeks />
      {IMPLEMENTATION_PLANS.map((plan) => {
        const totals = planTotals(plan)
        return (
          <DataTable
            key={plan.id}
            caption={plan.title}
            head={['When', 'What happens', 'HR, hours', 'IT, hours', 'Supervisors, total hours']}
            rows={[
              ...plan.phases.map(({ weeks, task, hours }) => [span(weeks), task, hours.hr, hours.it, hours.supervisors]),
              ['Total', 'Hours until the first group starts', totals.hr, totals.it, totals.supervisors],
            ]}
          />
        )
      })}
    </div>
  )
}
