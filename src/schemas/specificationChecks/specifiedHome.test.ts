import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routeTo } from '#src/site/routes.ts'
import { FEATURES_ON_HOME, INDUSTRIES_ON_HOME, OFFER_SECTIONS, offerLink } from '#src/specification/specifiedLists.ts'
import { findProblems } from '../findProblems.testing.ts'
import { checkSpecifiedFeatures, checkSpecifiedIndustries, offerSectionLinkField } from './specifiedHome.ts'

describe('the industries on home', () => {
  const shownSchema = z.array(z.string()).superRefine(checkSpecifiedIndustries)
  it('are those of the specification, in any order and among others', () =>
    expect(findProblems(shownSchema, [...INDUSTRIES_ON_HOME.toReversed(), 'education'])).toEqual([]))
  it('are told which of them is missing', () =>
    expect(findProblems(shownSchema, ['education', ...INDUSTRIES_ON_HOME.slice(0, -1)])).toEqual([
      expect.stringMatching(
        new RegExp(`^The specification .* Add: ${INDUSTRIES_ON_HOME.at(-1)}\\. .*src/specification/specifiedLists\\.json`),
      ),
    ]))
})

describe('the features on home', () => {
  const shownSchema = z.array(z.object({ action: z.object({ href: z.string() }) })).superRefine(checkSpecifiedFeatures)
  const leadingTo = (...slugs: string[]) => slugs.map((slug) => ({ action: { href: routeTo.feature(slug) } }))
  it('are those of the specification, in any order and among others', () =>
    expect(findProblems(shownSchema, leadingTo(...FEATURES_ON_HOME.toReversed(), 'shift-swaps'))).toEqual([]))
  it('are told which of them is missing, and how to name it', () =>
    expect(findProblems(shownSchema, leadingTo('shift-swaps', ...FEATURES_ON_HOME.slice(1)))).toEqual([
      expect.stringMatching(
        new RegExp(`^The specification .*: feature/${FEATURES_ON_HOME[0]}\\. .*src/specification/specifiedLists\\.json`),
      ),
    ]))
})

it('the dashboard leads to one of the sections that the offer names', () => {
  expect(findProblems(offerSectionLinkField, { label: 'See it', to: OFFER_SECTIONS.map(offerLink).at(-1) })).toEqual([])
  expect(findProblems(offerSectionLinkField, { label: 'See it', to: 'manual' })).toEqual([
    expect.stringMatching(/^to: Lead to one of these.*#dashboards/),
  ])
})
