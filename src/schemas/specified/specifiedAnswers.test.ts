import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addressOfOffer, OFFER_SECTIONS, writtenOffer } from '../../site/offerSections'
import { PUBLISHED_ANSWERS } from '../../site/publishedAnswers'
import { keepAnswers, leadToOffer } from './specifiedAnswers'

type Category = { id: string; faqs: { id: string; more?: { href: string } }[] }
const all = (): Category[] => Object.entries(PUBLISHED_ANSWERS).map(([id, ids]) => ({ id, faqs: ids.map((one) => ({ id: one })) }))
const messagesOf = (rule: typeof keepAnswers, categories: Category[]) =>
  z
    .custom<Category[]>()
    .superRefine(rule)
    .safeParse(categories)
    .error?.issues.map(({ message }) => message) ?? []

describe('answers that others may link to', () => {
  it('stay, beside others and in any order', () => {
    const categories = all().reverse()
    categories[0]?.faqs.unshift({ id: 'another' })
    expect(messagesOf(keepAnswers, [...categories, { id: 'more', faqs: [] }])).toEqual([])
  })
  it('are told of by address and category when they go, and where to say that they are retired', () => {
    const [first, ...others] = all()
    const gone = first?.faqs.shift()?.id
    expect(messagesOf(keepAnswers, first ? [first, ...others] : [])).toEqual([
      expect.stringMatching(new RegExp(`/support/faqs#faq-${gone}, .*"${first?.id}".*src/site/publishedAnswers\\.ts`)),
    ])
  })
  it('are missed in their own category', () => {
    const [first, second, ...others] = all()
    const moved = first?.faqs.pop()
    if (moved) second?.faqs.push(moved)
    expect(
      messagesOf(
        keepAnswers,
        [first, second, ...others].flatMap((one) => one ?? []),
      ),
    ).toHaveLength(1)
  })
})

it('answers lead to each section that the offer names', () => {
  const faqs = OFFER_SECTIONS.map((section, index) => ({ id: `${index}`, more: { href: addressOfOffer(section) } }))
  expect(messagesOf(leadToOffer, [{ id: 'a', faqs }])).toEqual([])
  expect(messagesOf(leadToOffer, [{ id: 'a', faqs: faqs.slice(1) }])).toEqual([expect.stringContaining(writtenOffer(OFFER_SECTIONS[0]))])
})
