import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasSpecifiedIndustries, toFeature, toOffer } from './specifiedHome'

const messagesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('the industries on home', () => {
  const shown = z.array(z.string()).superRefine(hasSpecifiedIndustries)
  it('are those of the specification, in any order and among others', () =>
    expect(messagesOf(shown, ['retail', 'education', 'food-beverage', 'logistics', 'manufacturing'])).toEqual([]))
  it('are told which of them is missing', () =>
    expect(messagesOf(shown, ['education', 'food-beverage', 'logistics', 'manufacturing'])).toEqual([
      expect.stringMatching(/^The specification .* Add: retail\.$/),
    ]))
})

it('a card leads to the page of its feature, however that is written', () => {
  expect(messagesOf(toFeature('policyAutomation'), 'policyAutomation')).toEqual([])
  expect(messagesOf(toFeature('policyAutomation'), 'feature/policy-automation')).toEqual([])
  expect(messagesOf(toFeature('policyAutomation'), 'manual')).toEqual(['This card leads to the page of its feature: policyAutomation.'])
})
it('a card that leads nowhere is told that, and nothing of where it should lead', () =>
  expect(messagesOf(toFeature('policyAutomation'), 'policyAutomaton')).toEqual([
    expect.stringContaining('Did you mean "policyAutomation"?'),
  ]))

it('the dashboard leads to one of the sections that the offer names', () => {
  expect(messagesOf(toOffer, { label: 'See it', to: 'feature/attendance-tracking#self-service' })).toEqual([])
  expect(messagesOf(toOffer, { label: 'See it', to: 'manual' })).toEqual([expect.stringMatching(/^Lead to one of these.*#dashboards/)])
})
