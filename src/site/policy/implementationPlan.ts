/**
 * The weeks from contract to go-live, with the hours that they take on the customer's side. Two plans: one site of fewer
 * than 500 employees, and several sites with connected systems. Hours are planning values for the head counts below,
 * our estimate; `<ImplementationPlan />` draws them. The lengths are the claims `implementation` and `implementationSmall`.
 */
export type PlanPhase = {
  /** First and last week. */
  weeks: readonly [number, number]
  /** One word or two below the drawn weeks, where a phase is long enough for them. */
  name?: string
  task: string
  /** Hours of the whole group over these weeks. */
  hours: { hr: number; it: number; supervisors: number }
}

export type Plan = { id: string; title: string; supervisors: number; phases: readonly PlanPhase[] }

export const IMPLEMENTATION_PLANS = [
  {
    id: 'small',
    title: 'One site, 400 employees, 12 supervisors, files',
    supervisors: 12,
    phases: [
      {
        weeks: [1, 1],
        task: 'Export read and checked; policy entered; open cases decided',
        hours: { hr: 8, it: 4, supervisors: 0 },
      },
      {
        weeks: [2, 2],
        task: 'Numbers, languages, alert order; test calls; training; go-live of the first group',
        hours: { hr: 4, it: 1, supervisors: 14 },
      },
    ],
  },
  {
    id: 'large',
    title: 'Three sites, 2,000 employees, 40 supervisors, API',
    supervisors: 40,
    phases: [
      {
        weeks: [1, 2],
        name: 'Data',
        task: 'Employees, schedules and responsibilities connected and checked',
        hours: { hr: 6, it: 16, supervisors: 0 },
      },
      {
        weeks: [3, 4],
        name: 'Policy',
        task: 'Policy entered; a month of records run through it; differences decided',
        hours: { hr: 24, it: 2, supervisors: 4 },
      },
      {
        weeks: [5, 6],
        name: 'The line',
        task: 'Numbers, languages, alert order; payroll and scheduling connected',
        hours: { hr: 8, it: 16, supervisors: 4 },
      },
      {
        weeks: [7, 8],
        name: 'Training',
        task: 'Test calls by day and night; training; go-live of the first group',
        hours: { hr: 8, it: 4, supervisors: 44 },
      },
    ],
  },
] as const satisfies readonly Plan[]

/** @returns the plan's length in weeks, and the hours of each group */
export function planTotals({ phases }: Plan) {
  const sum = (group: keyof PlanPhase['hours']) => phases.reduce((total, { hours }) => total + hours[group], 0)
  return { weeks: Math.max(...phases.map(({ weeks }) => weeks[1])), hr: sum('hr'), it: sum('it'), supervisors: sum('supervisors') }
}

/** The groups whose hours are planned, as the drawn plan and its tables name them. */
export const PLAN_GROUPS = [
  { id: 'hr', name: 'HR' },
  { id: 'it', name: 'IT' },
  { id: 'supervisors', name: 'Supervisors' },
] as const satisfies readonly { id: keyof PlanPhase['hours']; name: string }[]

/** @returns the hours of all groups in a phase, and how many that are a week */
export function phaseHours({ weeks: [first, last], hours }: PlanPhase) {
  const total = PLAN_GROUPS.reduce((sum, { id }) => sum + hours[id], 0)
  return { total, weekly: total / (last - first + 1) }
}
