import { expect, it } from 'vitest'
import { OFFER_SECTIONS, offerLink } from '#src/specification/specifiedLists.ts'
import { findProblems } from '../findProblems.testing.ts'
import { offerSectionLinkField } from './specifiedHome.ts'

it('the dashboard leads to one of the sections that the offer names', () => {
  expect(findProblems(offerSectionLinkField, { label: 'See it', to: OFFER_SECTIONS.map(offerLink).at(-1) })).toEqual([])
  expect(findProblems(offerSectionLinkField, { label: 'See it', to: 'manual' })).toEqual([
    expect.stringMatching(/^to: Lead to one of these.*#dashboards/),
  ])
})
