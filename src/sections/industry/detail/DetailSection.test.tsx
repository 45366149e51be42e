/** Details of industry pages: the words are complete, and the pictures add nothing to them. */
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { type IndustryDetail, industryDetailSchema } from '#src/schemas/industry/industryDetails.ts'
import { renderBlocks } from '#src/sections/blocks/blockList/resolveBlocks.testing.ts'
import { TEST_DETAILS, TEST_EXHIBIT_WORDS } from '#tests/lib/entries/testIndustry.ts'
import { createIndustryBlockProps } from '../industryBlockProps.ts'
import { INDUSTRY_COMPONENTS } from '../industryComponents.tsx'

const detailOf = <Kind extends IndustryDetail['kind']>(kind: Kind) =>
  industryDetailSchema.parse(TEST_DETAILS[kind]) as IndustryBlockOf<Kind>
const quote = { label: 'Said by a customer', sampleNote: 'A sample quote.' }
const blockProps = createIndustryBlockProps({ blocks: [], workplace: 'shop', quote, exhibitWords: TEST_EXHIBIT_WORDS })
const renderDetail = (detail: IndustryDetail) => render(renderBlocks({ components: INDUSTRY_COMPONENTS, blocks: [detail], blockProps }))

describe('badges on an industry’s page', () => {
  const detail = detailOf('badges')
  it('name each person, and each value under what it is', () => {
    renderDetail(detail)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items).toHaveLength(detail.badges.length)
    for (const [index, { name, values }] of detail.badges.entries()) {
      const item = within(items[index] as HTMLElement)
      expect(item.getByRole('heading', { level: 3 }).textContent).toBe(name)
      expect(item.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(detail.lines)
      expect(item.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(values)
    }
  })
  it('stand for themselves: what is drawn is heard from the words alone', () => {
    const { container } = renderDetail(detail)
    const pictures = [...container.querySelectorAll('svg')]
    expect(pictures).toHaveLength(detail.badges.length)
    for (const [index, picture] of pictures.entries()) {
      const { title, marks = [], until } = detail.badges[index]?.card ?? { title: '', until: '' }
      expect(picture.getAttribute('aria-hidden')).toBe('true')
      expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([title, ...marks, until])
    }
  })
})
describe('weeks on an industry’s page', () => {
  const detail = detailOf('calendar')
  it('have a carton for each week that is left', () => {
    renderDetail(detail)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    const cartons = items.map((item) => item.querySelector('svg path')?.getAttribute('d')?.split('z').filter(Boolean).length)
    expect(cartons).toEqual(detail.weeks.map((_, index) => detail.weeks.length - index))
    expect(items.map((item) => item.textContent)).toEqual(detail.weeks.map(({ week, title, text }) => week + title + text))
  })
})
