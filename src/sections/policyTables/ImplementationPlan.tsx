import { ChartFrame } from '#src/illustrations/chart/ChartFrame.tsx'
import { CHART_SVG_PROPS } from '#src/illustrations/chart/chartDrawing.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { IMPLEMENTATION_PLANS, PLAN_GROUPS, planTotals } from '#src/models/policy/workedExamples/implementationPlan.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { planTitle } from '#src/sections/shared/planTitle.ts'
import { DataTable } from './DataTable.tsx'
import { GROUP_FILLS, PLAN_WEEKS, PLANS, PlanDrawing, WEEK_NUMBERS } from './PlanDrawing.tsx'

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

type Words = PolicyTables['implementationPlan']
type PlanWeeksProps = Words['drawn'] &
  Pick<Words, 'plans'> & {
    /** Spacing around it. */
    className: string
  }

/**
 * The weeks to go-live, both plans on one scale: blocks of hours from a zero line, up to the first report. The tables below say the same.
 */
function PlanWeeks({ title, note, scale, end, phases, groups, plans, className }: PlanWeeksProps) {
  return (
    <ChartFrame titleId="plan-weeks" title={title} caption={note} className={className}>
      <div className="text-xs">
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {PLAN_GROUPS.map((group) => (
            <span key={group} className="flex items-center gap-2">
              <svg aria-hidden="true" width="14" height="14">
                <rect x="1" y="1" width="12" height="12" fill={GROUP_FILLS[group]} stroke="currentColor" strokeWidth="1.5" />
              </svg>
              {groups[group]}
            </span>
          ))}
        </div>
        {PLANS.map((plan) => (
          <div key={plan.id} className="mt-5">
            <PlanDrawing plan={plan} title={planTitle(plan, plans)} phaseNames={phases} endWords={end} />
          </div>
        ))}
        <svg aria-hidden="true" {...CHART_SVG_PROPS} height="1.6rem">
          {WEEK_NUMBERS.map((week) => (
            <text
              key={week}
              x={formatPercent((week - 0.5) / PLAN_WEEKS)}
              y="1.3em"
              textAnchor="middle"
              fill="currentColor"
              className="tabular-nums"
            >
              {week === 1 ? <tspan className="max-sm:hidden">{`${scale} `}</tspan> : null}
              {week}
            </text>
          ))}
        </svg>
      </div>
    </ChartFrame>
  )
}
