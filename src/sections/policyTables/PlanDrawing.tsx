import { DRAWING, LETTERS, LINE, SIGNAL } from '#src/illustrations/chart/chartDrawing.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { calculatePhaseHours, PLAN_GROUPS, type Plan, type PlanPhase, planTotals } from '#src/policy/workedExamples/implementationPlan.ts'
import { GROUP_FILLS, PLAN_WEEKS, PLANS, WEEK_NUMBERS } from './planScale.ts'

/** Hours in the fullest week of any plan, which fill the height of a drawing. */
const MAX_WEEKLY_HOURS = Math.max(...PLANS.flatMap(({ phases }) => phases.map((phase) => calculatePhaseHours(phase).weekly)))
/** Share of a drawing's height above the highest block, for words. */
const LABEL_SHARE = 0.34

export type PlanDrawingProps = { plan: Plan; title: string; phaseNames: Readonly<Partial<Record<string, string>>>; endWords: string }

/** One plan: blocks of hours over its weeks, up to the first report. */
export function PlanDrawing({ plan, title, phaseNames, endWords }: PlanDrawingProps) {
  const end = planTotals(plan).weeks / PLAN_WEEKS
  return (
    <>
      <p className="mt-5 text-sm font-semibold">{title}</p>
      <svg aria-hidden="true" {...DRAWING} height="8.5rem">
        {WEEK_NUMBERS.slice(0, -1).map((week) => (
          <line
            key={week}
            x1={formatPercent(week / PLAN_WEEKS)}
            x2={formatPercent(week / PLAN_WEEKS)}
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
      {planTotals(plan).weeks === PLAN_WEEKS && (
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
  const [from, width] = [(first - 1) / PLAN_WEEKS, (last - first + 1) / PLAN_WEEKS]
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
              fill={GROUP_FILLS[id]}
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
