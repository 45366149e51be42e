import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FAQ_CATEGORIES, OFFER_SECTIONS, offerAddress, offerLink } from '#src/specification/specifiedLists.ts'
import { findProblems } from '../findProblems.testing.ts'
import { checkOfferLinks, checkSpecifiedCategories } from './specifiedAnswers.ts'

type Category = { id: string; faqs: { more?: { href: string } }[] }
const categories = (...ids: string[]): Category[] => ids.map((id) => ({ id, faqs: [] }))
const problemsOf = (rule: typeof checkSpecifiedCategories, written: Category[]) =>
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
  const faqs = OFFER_SECTIONS.map((section) => ({ more: { href: offerAddress(section) } }))
  expect(problemsOf(checkOfferLinks, [{ id: 'a', faqs }])).toEqual([])
  expect(problemsOf(checkOfferLinks, [{ id: 'a', faqs: faqs.slice(1) }])).toEqual([
    expect.stringContaining(OFFER_SECTIONS.map(offerLink)[0] ?? 'none'),
  ])
})
