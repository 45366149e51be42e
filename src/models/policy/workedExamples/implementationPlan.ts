/**
 * The weeks from contract to go-live, with the customer's hours. There are two plans: one workplace of fewer than 500 employees, and
 * several workplaces with connected systems. The hours are our estimates for the head counts below. `<ImplementationPlan />` draws them.
 * The lengths are the claims `implementation` and `implementationSmall`.
 */
export type PlanPhase = {
  /** Described by `implementationPlan` in src/content/shared/policy-tables.yaml. */
  id: 'export' | 'firstGroup' | 'data' | 'policy' | 'line' | 'training'
  /** First and last week. */
  weeks: readonly [number, number]
  /** Hours of each whole group over these weeks. */
  hours: { hr: number; it: number; supervisors: number }
}

export type Plan = { id: 'small' | 'large'; employees: number; supervisors: number; phases: readonly PlanPhase[] }

export const IMPLEMENTATION_PLANS = [
  {
    id: 'small',
    employees: 400,
    supervisors: 12,
    phases: [
      { id: 'export', weeks: [1, 1], hours: { hr: 8, it: 4, supervisors: 0 } },
      { id: 'firstGroup', weeks: [2, 2], hours: { hr: 4, it: 1, supervisors: 14 } },
    ],
  },
  {
    id: 'large',
    employees: 2000,
    supervisors: 40,
    phases: [
      { id: 'data', weeks: [1, 2], hours: { hr: 6, it: 16, supervisors: 0 } },
      { id: 'policy', weeks: [3, 4], hours: { hr: 24, it: 2, supervisors: 4 } },
      { id: 'line', weeks: [5, 6], hours: { hr: 8, it: 16, supervisors: 4 } },
      { id: 'training', weeks: [7, 8], hours: { hr: 8, it: 4, supervisors: 44 } },
    ],
  },
] as const satisfies readonly Plan[]

/** @returns the plan's length in weeks, and the hours of each group */
export function planTotals({ phases }: Plan) {
  const sum = (group: keyof PlanPhase['hours']) => phases.reduce((total, { hours }) => total + hours[group], 0)
  return { weeks: Math.max(...phases.map(({ weeks }) => weeks[1])), hr: sum('hr'), it: sum('it'), supervisors: sum('supervisors') }
}

/** The groups in the order of the drawn plan and its tables. */
export const PLAN_GROUPS = ['hr', 'it', 'supervisors'] as const satisfies readonly (keyof PlanPhase['hours'])[]

/** @returns the hours of all groups in a phase, in all and a week */
export function calculatePhaseHours({ weeks: [first, last], hours }: PlanPhase) {
  const total = PLAN_GROUPS.reduce((sum, group) => sum + hours[group], 0)
  return { total, weekly: total / (last - first + 1) }
}
