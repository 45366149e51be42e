import { ChartFrame } from '#src/illustrations/chart/ChartFrame.tsx'
import { CHART_SVG_PROPS } from '#src/illustrations/chart/chartDrawing.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { PLAN_GROUPS } from '#src/models/policy/workedExamples/implementationPlan.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { planTitle } from '#src/sections/shared/planTitle.ts'
import { PlanDrawing } from './PlanDrawing.tsx'
import { GROUP_FILLS, PLAN_WEEKS, PLANS, WEEK_NUMBERS } from './planScale.ts'

type Words = PolicyTables['implementationPlan']
export type PlanWeeksProps = Words['drawn'] &
  Pick<Words, 'plans'> & {
    /** Spacing around it. */
    className: string
  }

/**
 * The weeks to go-live, both plans on one scale: blocks of hours from a zero line, up to the first report. The tables below say the same.
 */
export function PlanWeeks({ title, note, scale, end, phases, groups, plans, className }: PlanWeeksProps) {
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
