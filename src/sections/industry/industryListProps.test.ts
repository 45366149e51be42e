import { describe, expect, it } from 'vitest'
import { industrySchema } from '#src/schemas/industry/industry.ts'
import { routeTo } from '#src/site/routes.ts'
import { testIndustry } from '#tests/lib/entries/testIndustry.ts'
import { createHomeIndustriesProps, createIndustriesViewProps } from './industryListProps.ts'

const data = industrySchema.parse(testIndustry())
const industries = ['retail', 'logistics', 'energy'].map((id, index) => ({ id, data: { ...data, name: id, position: 9 - index } }))

describe('home’s industries', () => {
  it('have a link each, by their positions, and cards in the order of home’s content', () => {
    const { links, cards } = createHomeIndustriesProps(industries, ['logistics', 'retail'])
    expect(links.map(({ href }) => href)).toEqual(['energy', 'logistics', 'retail'].map(routeTo.industry))
    expect(cards.map(({ href }) => href)).toEqual(['logistics', 'retail'].map(routeTo.industry))
  })
  it('stand among the others where they have no card', () =>
    expect(createHomeIndustriesProps(industries, ['energy', 'retail']).others).toEqual([
      { label: 'logistics', href: routeTo.industry('logistics') },
    ]))
  it('are named where content shows one that does not exist', () =>
    expect(() => createHomeIndustriesProps(industries, ['mining'])).toThrow(/home page shows the industry "mining"/))
})
it('industries as cards stand by their positions', () =>
  expect(createIndustriesViewProps(industries).cards.map(({ name }) => name)).toEqual(['energy', 'logistics', 'retail']))
