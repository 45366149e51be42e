import { ChartFigure } from '#src/illustrations/chart/ChartFigure.tsx'
import { DRAWING, LETTERS, LINE, SIGNAL } from '#src/illustrations/chart/chartParts.tsx'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import {
  calculatePhaseHours,
  IMPLEMENTATION_PLANS,
  PLAN_GROUPS,
  type Plan,
  type PlanPhase,
  planTotals,
} from '#src/policy/workedExamples/implementationPlan.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { planTitle } from '#src/sections/shared/planTitle.ts'

const PLANS: readonly Plan[] = IMPLEMENTATION_PLANS
const WEEKS = Math.max(...PLANS.map((plan) => planTotals(plan).weeks))
/** Weeks of the scale, from 1. */
const SCALE = Array.from({ length: WEEKS }, (_, week) => week + 1)
const MAX_WEEKLY_HOURS = Math.max(...PLANS.flatMap(({ phases }) => phases.map((phase) => calculatePhaseHours(phase).weekly)))
/** Share of a drawing's height above the highest block, for words. */
const LABEL_SHARE = 0.34
const FILLS = { hr: SIGNAL, it: 'currentColor', supervisors: 'var(--color-card)' } as const

type Words = PolicyTables['implementationPlan']
export type PlanWeeksProps = Words['drawn'] & Pick<Words, 'plans'>

/**
 * The weeks to go-live, both plans on one scale: blocks of hours from a zero line, up to the first report. The tables below say the same.
 */
export function PlanWeeks({ title, note, scale, end, phases, groups, plans }: PlanWeeksProps) {
  return (
    <ChartFigure titleId="plan-weeks" title={title} caption={note} className="my-8">
      <div className="text-xs">
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {PLAN_GROUPS.map((group) => (
            <span key={group} className="flex items-center gap-2">
              <svg aria-hidden="true" width="14" height="14">
                <rect x="1" y="1" width="12" height="12" fill={FILLS[group]} stroke="currentColor" strokeWidth="1.5" />
              </svg>
              {groups[group]}
            </span>
          ))}
        </div>
        {PLANS.map((plan) => (
          <PlanDrawing key={plan.id} plan={plan} title={planTitle(plan, plans)} phaseNames={phases} endWords={end} />
        ))}
        <svg aria-hidden="true" {...DRAWING} height="1.6rem">
          {SCALE.map((week) => (
            <text
              key={week}
              x={formatPercent((week - 0.5) / WEEKS)}
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
    </ChartFigure>
  )
}

type PlanDrawingProps = { plan: Plan; title: string; phaseNames: Readonly<Partial<Record<string, string>>>; endWords: string }

function PlanDrawing({ plan, title, phaseNames, endWords }: PlanDrawingProps) {
  const end = planTotals(plan).weeks / WEEKS
  return (
    <>
      <p className="mt-5 text-sm font-semibold">{title}</p>
      <svg aria-hidden="true" {...DRAWING} height="8.5rem">
        {SCALE.slice(0, -1).map((week) => (
          <line
            key={week}
            x1={formatPercent(week / WEEKS)}
            x2={formatPercent(week / WEEKS)}
            y1={formatPercent(LABEL_SHARE)}
            y2="100%"
            stroke={LINE}
            strokeDasharray="1 4"
          />
        ))}
        {plan.phases.map((phase) => (
          <Block key={phase.id} phase={phase} />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" stroke="currentColor" strokeWidth="2" />
        <line x1={formatPercent(end)} x2={formatPercent(end)} y1="2%" y2="100%" stroke="currentColor" strokeWidth="2" />
        <circle cx={formatPercent(end)} cy="5%" r="5" fill={SIGNAL} stroke="currentColor" strokeWidth="1.5" />
        <text
          x={formatPercent(end)}
          dx={end < 1 ? 12 : -12}
          y="5%"
          dy=".35em"
          textAnchor={end < 1 ? 'start' : 'end'}
          fontWeight="600"
          {...LETTERS}
        >
          {endWords}
        </text>
      </svg>
      {planTotals(plan).weeks === WEEKS && (
        <div className="grid grid-cols-4 pt-1 text-center font-semibold">
          {plan.phases.map(({ id }) => (
            <span key={id}>{phaseNames[id]}</span>
          ))}
        </div>
      )}
    </>
  )
}

/** The hours of a phase above its block, on a plate, so that the line between two weeks does not cross them. */
function Hours({ total, x, y }: { total: number; x: string; y: string }) {
  const words = `${total} h`
  const width = words.length * 0.58 + 0.5
  return (
    <svg aria-hidden="true" x={x} y={y} overflow="visible">
      <rect x={`${-width / 2}em`} y="-1.55em" width={`${width}em`} height="1.4em" fill="var(--color-paper)" />
      <text dy="-.45em" textAnchor="middle" fill="currentColor" fontWeight="700" className="tabular-nums">
        {words}
      </text>
    </svg>
  )
}

/** The hours of one phase, stacked by group. The height is the hours per week. */
function Block({ phase }: { phase: PlanPhase }) {
  const [first, last] = phase.weeks
  const { total, weekly } = calculatePhaseHours(phase)
  const heightOf = (hours: number) => (hours / total) * (weekly / MAX_WEEKLY_HOURS) * (1 - LABEL_SHARE)
  const [from, width] = [(first - 1) / WEEKS, (last - first + 1) / WEEKS]
  return (
    <>
      {PLAN_GROUPS.map((id, group) => {
        const below = PLAN_GROUPS.slice(0, group).reduce((sum, other) => sum + heightOf(phase.hours[other]), 0)
        const height = heightOf(phase.hours[id])
        return (
          height > 0 && (
            <rect
              key={id}
              x={formatPercent(from)}
              y={formatPercent(1 - below - height)}
              width={formatPercent(width)}
              height={formatPercent(height)}
              fill={FILLS[id]}
              stroke="currentColor"
              strokeWidth="1.5"
            />
          )
        )
      })}
      <Hours total={total} x={formatPercent(from + width / 2)} y={formatPercent(1 - heightOf(total))} />
    </>
  )
}
