import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { IMPLEMENTATION_PLANS, type Plan, planTotals } from '#src/models/policy/workedExamples/implementationPlan.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { planTitle } from '#src/sections/shared/planTitle.ts'

const PLANS: readonly Plan[] = IMPLEMENTATION_PLANS
const [SHORT_PLAN, LONG_PLAN] = PLANS.toSorted((one, other) => planTotals(one).weeks - planTotals(other).weeks)

type Words = PolicyTables['implementationPlan']
export type WeeksOpeningProps = {
  words: Pick<Words, 'leaves' | 'plans'> & { drawn: Pick<Words['drawn'], 'phases'> }
}

/** The weeks to the first report as leaves of a calendar, with those of the short plan marked. The plans in the text say the same. */
export function WeeksOpening({ words: { leaves, plans, drawn } }: WeeksOpeningProps) {
  if (!SHORT_PLAN || !LONG_PLAN) return null
  /** "Three sites" of "Three sites, 2,000 employees, …". */
  const nameOf = (plan: Plan) => planTitle(plan, plans).split(',')[0]
  const names: Readonly<Partial<Record<string, string>>> = drawn.phases
  const [few, many] = [planTotals(SHORT_PLAN).weeks, planTotals(LONG_PLAN).weeks]
  return (
    <div aria-hidden="true" className="text-xs">
      <FirstReportWeek plan={nameOf(SHORT_PLAN)} words={fillIn(leaves, { week: few })} />
      <div className="mt-2 grid grid-cols-8 gap-1 sm:gap-2">
        {Array.from({ length: many }, (_, index) => index + 1).map((week) => (
          <span
            key={week}
            className={cn(
              'grid h-16 place-items-center',
              'rounded-sm border border-t-8 border-edge bg-card',
              'font-display text-2xl font-bold tabular-nums',
              'sm:h-24 sm:border-t-16 sm:text-4xl',
              week <= few && 'border-t-signal',
            )}
          >
            {week}
          </span>
        ))}
        {LONG_PLAN.phases.map(({ id, weeks: [first, last] }) => (
          <b key={id} className={cn('border-t-2 border-ink pt-1 text-leaf font-semibold', last > first && 'col-span-2')}>
            {names[id]}
          </b>
        ))}
      </div>
      <FirstReportWeek plan={nameOf(LONG_PLAN)} words={fillIn(leaves, { week: many })} className="mt-2 text-right" />
    </div>
  )
}

function FirstReportWeek({ plan, words, className }: { plan: string | undefined; words: string; className?: string }) {
  return (
    <p className={className}>
      <b className="font-semibold">{plan}:</b> {words}
    </p>
  )
}
