import { expect, it } from 'vitest'
import { readClaims } from '#src/facts/claims.ts'
import { calculatePhaseHours, IMPLEMENTATION_PLANS, type Plan, planTotals } from './implementationPlan.ts'

const claims = readClaims()

const [small, large] = IMPLEMENTATION_PLANS

it('the plans of an implementation take as long as the claims say', () => {
  const weeks = IMPLEMENTATION_PLANS.map((plan) => planTotals(plan).weeks)
  const both = 'src/content/facts/claims.yaml and the plans of src/models/policy/workedExamples/implementationPlan.ts change together'
  expect(claims.implementation.value, both).toBe(`${weeks.join('–')} weeks`)
  expect(claims.implementationSmall.value, both).toBe(`${weeks[0]} weeks`)
})
it('the hours of an implementation add up', () => {
  expect(planTotals(small)).toEqual({ weeks: 2, hr: 12, it: 5, supervisors: 14 })
  expect(planTotals(large)).toEqual({ weeks: 8, hr: 46, it: 38, supervisors: 52 })
})
it('a phase of an implementation is as high as its hours a week', () => {
  expect(small.phases.map(calculatePhaseHours)).toEqual([
    { total: 12, weekly: 12 },
    { total: 19, weekly: 19 },
  ])
  expect(large.phases.map((phase) => calculatePhaseHours(phase).weekly)).toEqual([11, 15, 14, 28])
})
it.each<Plan>([small, large])(
  '$id: the weeks follow each other, and each supervisor has an hour of training',
  ({ phases, supervisors }) => {
    let week = 0
    for (const { weeks } of phases) {
      expect(weeks[0]).toBe(week + 1)
      week = weeks[1]
    }
    expect(phases.at(-1)?.hours.supervisors).toBeGreaterThanOrEqual(supervisors)
  },
)
