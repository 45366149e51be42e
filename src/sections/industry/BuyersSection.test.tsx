/** What the pages' lists say in pictures, from the content as it is written: the words stay, and the pictures say no more. */
import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { industryDetail } from '../../schemas/industryDetails'
import { BuyersSection } from './BuyersSection'

const detailOf = (file: string) => industryDetail.parse(parse(readFileSync(`src/content/industries/${file}.yaml`, 'utf8')).detail)

describe('badges', () => {
  const detail = detailOf('education')
  if (detail.kind !== 'badges') throw new Error('The page of education has badges')
  it('name each person, and each value under what it is', () => {
    render(<BuyersSection {...detail} workplace="buses" />)
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
    const { container } = render(<BuyersSection {...detail} workplace="buses" />)
    for (const picture of container.querySelectorAll('svg')) expect(picture.getAttribute('aria-hidden')).toBe('true')
  })
})
describe('weeks', () => {
  const detail = detailOf('logistics')
  if (detail.kind !== 'calendar') throw new Error('The page of logistics counts weeks')
  it('have a carton for each week that is left', () => {
    render(<BuyersSection {...detail} workplace="dock" />)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    const cartons = items.map((item) => item.querySelector('svg path')?.getAttribute('d')?.split('z').filter(Boolean).length)
    expect(cartons).toEqual(detail.weeks.map((_, index) => detail.weeks.length - index))
    expect(items.map((item) => item.textContent)).toEqual(detail.weeks.map(({ week, title, text }) => week + title + text))
  })
})
