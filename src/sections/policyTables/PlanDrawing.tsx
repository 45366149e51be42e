import { CHART_COLORS, CHART_SVG_PROPS, CHART_TEXT_PROPS } from '#src/illustrations/chart/chartDrawing.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import {
  calculatePhaseHours,
  IMPLEMENTATION_PLANS,
  PLAN_GROUPS,
  type Plan,
  type PlanPhase,
  planTotals,
} from '#src/models/policy/workedExamples/implementationPlan.ts'

export const PLANS: readonly Plan[] = IMPLEMENTATION_PLANS
/** Weeks of the longest plan. */
export const PLAN_WEEKS = Math.max(...PLANS.map((plan) => planTotals(plan).weeks))
/** Numbers of the weeks, from 1. */
export const WEEK_NUMBERS = Array.from({ length: PLAN_WEEKS }, (_, week) => week + 1)
export const GROUP_FILLS = { hr: CHART_COLORS.signal, it: 'currentColor', supervisors: CHART_COLORS.card } as const

/** Hours in the fullest week of any plan, which fill the height of a drawing. */
const MAX_WEEKLY_HOURS = Math.max(...PLANS.flatMap(({ phases }) => phases.map((phase) => calculatePhaseHours(phase).weekly)))
/** Share of a drawing's height above the highest block, for words. */
const LABEL_SHARE = 0.34

export type PlanDrawingProps = { plan: Plan; title: string; phaseNames: Readonly<Partial<Record<string, string>>>; endWords: string }

/** One plan: blocks of hours over its weeks, up to the first report. */
export function PlanDrawing({ plan, title, phaseNames, endWords }: PlanDrawingProps) {
  const { weeks } = planTotals(plan)
  return (
    <>
      <p className="text-sm font-semibold">{title}</p>
      <svg aria-hidden="true" {...CHART_SVG_PROPS} height="8.5rem">
        <WeekLines />
        {plan.phases.map((phase) => (
          <PhaseBlock key={phase.id} phase={phase} />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" stroke="currentColor" strokeWidth="2" />
        <PlanEnd weeks={weeks} words={endWords} />
      </svg>
      {weeks === PLAN_WEEKS && (
        <div className="grid grid-cols-4 pt-1 text-center font-semibold">
          {plan.phases.map(({ id }) => (
            <span key={id}>{phaseNames[id]}</span>
          ))}
        </div>
      )}
    </>
  )
}

/** Lines between the weeks. */
const WeekLines = () =>
  WEEK_NUMBERS.slice(0, -1).map((week) => (
    <line
      key={week}
      x1={formatPercent(week / PLAN_WEEKS)}
      x2={formatPercent(week / PLAN_WEEKS)}
      y1={formatPercent(LABEL_SHARE)}
      y2="100%"
      stroke={CHART_COLORS.line}
      strokeDasharray="1 4"
    />
  ))

/** The end of a plan: a line with a dot, and words at the side that has space. */
function PlanEnd({ weeks, words }: { weeks: number; words: string }) {
  const x = formatPercent(weeks / PLAN_WEEKS)
  const isBefore = weeks === PLAN_WEEKS
  return (
    <>
      <line x1={x} x2={x} y1="2%" y2="100%" stroke="currentColor" strokeWidth="2" />
      <circle cx={x} cy="5%" r="5" fill={CHART_COLORS.signal} stroke="currentColor" strokeWidth="1.5" />
      <text x={x} dx={isBefore ? -12 : 12} y="5%" dy=".35em" textAnchor={isBefore ? 'end' : 'start'} fontWeight="600" {...CHART_TEXT_PROPS}>
        {words}
      </text>
    </>
  )
}

/** The hours of one phase, stacked by group. The height is the hours per week. */
function PhaseBlock({ phase }: { phase: PlanPhase }) {
  const [first, last] = phase.weeks
  const { total, weekly } = calculatePhaseHours(phase)
  const heightOf = (hours: number) => (hours / total) * (weekly / MAX_WEEKLY_HOURS) * (1 - LABEL_SHARE)
  const [left, width] = [(first - 1) / PLAN_WEEKS, (last - first + 1) / PLAN_WEEKS]
  return (
    <>
      {PLAN_GROUPS.map((id, group) => {
        const below = PLAN_GROUPS.slice(0, group).reduce((sum, other) => sum + heightOf(phase.hours[other]), 0)
        const height = heightOf(phase.hours[id])
        return (
          height > 0 && (
            <rect
              key={id}
              x={formatPercent(left)}
              y={formatPercent(1 - below - height)}
              width={formatPercent(width)}
              height={formatPercent(height)}
              fill={GROUP_FILLS[id]}
              stroke="currentColor"
              strokeWidth="1.5"
            />
          )
        )
      })}
      <PhaseHours total={total} x={formatPercent(left + width / 2)} y={formatPercent(1 - heightOf(total))} />
    </>
  )
}

/** The hours of a phase above its block, on a plate, so that the line between two weeks does not cross them. */
function PhaseHours({ total, x, y }: { total: number; x: string; y: string }) {
  const words = `${total} h`
  const width = words.length * 0.58 + 0.5
  return (
    <svg aria-hidden="true" x={x} y={y} overflow="visible">
      <rect x={`${-width / 2}em`} y="-1.55em" width={`${width}em`} height="1.4em" fill={CHART_COLORS.background} />
      <text dy="-.45em" textAnchor="middle" fill="currentColor" fontWeight="700" className="tabular-nums">
        {words}
      </text>
    </svg>
  )
}
