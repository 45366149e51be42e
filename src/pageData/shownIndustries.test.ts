import { describe, expect, it } from 'vitest'
import { industry } from '#src/schemas/industry/industry.ts'
import { routeTo } from '#src/site/routes.ts'
import { testIndustry } from '#tests/lib/entries/testIndustry.ts'
import { shownIndustries } from './shownIndustries.ts'

const data = industry.parse(testIndustry())
const industries = ['retail', 'logistics', 'energy'].map((id) => ({ id, data: { ...data, name: id } }))

describe('home’s industries', () => {
  it('have a link each, in their own order, and cards in the order of home’s content', () => {
    const { links, cards } = shownIndustries(industries, ['energy', 'retail'])
    expect(links.map(({ href }) => href)).toEqual(['retail', 'logistics', 'energy'].map(routeTo.industry))
    expect(cards.map(({ href }) => href)).toEqual(['energy', 'retail'].map(routeTo.industry))
  })
  it('stand among the others where they have no card', () =>
    expect(shownIndustries(industries, ['energy', 'retail']).others).toEqual([{ label: 'logistics', href: routeTo.industry('logistics') }]))
  it('are named where content shows one that does not exist', () =>
    expect(() => shownIndustries(industries, ['mining'])).toThrow(/home page shows the industry "mining"/))
})
