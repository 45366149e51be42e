import { IMPLEMENTATION_PLANS, planTotals } from '../../site/policy/implementationPlan'
import { DataTable } from './DataTable'

const span = ([first, last]: readonly [number, number]) => (first === last ? `Week ${first}` : `Weeks ${first}–${last}`)

/** The weeks to go-live with the customer's hours, for a small and a larger start. */
export function ImplementationPlan() {
  return IMPLEMENTATION_PLANS.map((plan) => {
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
  })
}
