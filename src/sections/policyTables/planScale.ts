/** The scale of the implementation plans in weeks, and how their drawing shows each group (ImplementationPlan.tsx). */
import { CHART_COLORS } from '#src/illustrations/chart/chartDrawing.ts'
import { IMPLEMENTATION_PLANS, type Plan, planTotals } from '#src/models/policy/workedExamples/implementationPlan.ts'

export const PLANS: readonly Plan[] = IMPLEMENTATION_PLANS
/** Weeks of the longest plan. */
export const PLAN_WEEKS = Math.max(...PLANS.map((plan) => planTotals(plan).weeks))
/** Numbers of the weeks, from 1. */
export const WEEK_NUMBERS = Array.from({ length: PLAN_WEEKS }, (_, week) => week + 1)
export const GROUP_FILLS = { hr: CHART_COLORS.signal, it: 'currentColor', supervisors: CHART_COLORS.card } as const
