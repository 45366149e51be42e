import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routeTo } from '#src/site/routes.ts'
import {
  FAQ_CATEGORIES,
  FEATURES_ON_HOME,
  INDUSTRIES_ON_HOME,
  OFFER_SECTIONS,
  offerAddress,
  offerLink,
} from '#src/specification/specifiedLists.ts'
import { findProblems } from '../findProblems.testing.ts'
import { checkOfferLinks, checkSpecifiedCategories, checkSpecifiedFeatures, checkSpecifiedIndustries } from './specifiedMembers.ts'

type Category = { id: string; faqs: { links: Record<string, { href: string }>; more?: { href: string } }[] }
const categories = (...ids: string[]): Category[] => ids.map((id) => ({ id, faqs: [] }))
const problemsOf = (rule: typeof checkSpecifiedCategories | typeof checkOfferLinks, written: Category[]) =>
  findProblems(z.custom<Category[]>().superRefine(rule), written)

describe('the categories of the FAQ', () => {
  it('are those of the specification, in any order and among others', () =>
    expect(problemsOf(checkSpecifiedCategories, categories('more', ...FAQ_CATEGORIES.toReversed()))).toEqual([]))
  it('are reported by name and address when they are missing', () => {
    const [first, ...others] = FAQ_CATEGORIES
    expect(problemsOf(checkSpecifiedCategories, categories(...others))).toEqual([
      expect.stringMatching(new RegExp(`^The specification .* "${first}", .*/support/faqs#${first}\\.`)),
    ])
  })
})

it('answers lead to each section that the offer names', () => {
  const faqs = OFFER_SECTIONS.map((section) => ({ links: {}, more: { href: offerAddress(section) } }))
  expect(problemsOf(checkOfferLinks, [{ id: 'a', faqs }])).toEqual([])
  expect(problemsOf(checkOfferLinks, [{ id: 'a', faqs: faqs.slice(1) }])).toEqual([
    expect.stringContaining(OFFER_SECTIONS.map(offerLink)[0] ?? 'none'),
  ])
})

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
