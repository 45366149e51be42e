import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { currentSlug } from '../../site/currentSlug'
import { routeTo } from '../../site/routes'
import { INDUSTRIES_ON_HOME } from '../../site/specified/homeIndustries'
import { OFFER_SECTIONS, offerLink } from '../../site/specified/offerSections'
import { checkSpecifiedIndustries, featureDestination, offerSectionLink } from './specifiedHome'

const messagesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('the industries on home', () => {
  const shown = z.array(z.string()).superRefine(checkSpecifiedIndustries)
  it('are those of the specification, in any order and among others', () =>
    expect(messagesOf(shown, [...INDUSTRIES_ON_HOME.toReversed(), 'education'])).toEqual([]))
  it('are told which of them is missing', () =>
    expect(messagesOf(shown, ['education', ...INDUSTRIES_ON_HOME.slice(0, -1)])).toEqual([
      expect.stringMatching(
        new RegExp(`^The specification .* Add: ${INDUSTRIES_ON_HOME.at(-1)}\\. .*src/site/specified/homeIndustries\\.ts`),
      ),
    ]))
})

it('a card leads to the page of its feature', () => {
  const feature = `feature/${currentSlug(routeTo.feature, 'policy-automation')}`
  expect(messagesOf(featureDestination('policy-automation'), feature)).toEqual([])
  expect(messagesOf(featureDestination('policy-automation'), 'manual')).toEqual([`This card leads to the page of its feature: ${feature}.`])
})
it('a card that leads nowhere is told that, and nothing of where it should lead', () =>
  expect(messagesOf(featureDestination('policy-automation'), 'manuel')).toEqual([expect.stringContaining('Did you mean "manual"?')]))

it('the dashboard leads to one of the sections that the offer names', () => {
  expect(messagesOf(offerSectionLink, { label: 'See it', to: offerLink(OFFER_SECTIONS[1]) })).toEqual([])
  expect(messagesOf(offerSectionLink, { label: 'See it', to: 'manual' })).toEqual([
    expect.stringMatching(/^Lead to one of these.*#dashboards/),
  ])
})
