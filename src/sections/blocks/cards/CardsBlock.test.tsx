import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CardsBlock } from './CardsBlock.tsx'

const items = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((title) => ({ title, text: `About the ${title}.` }))
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('short texts under one heading', () => {
  it('are a list in their order, in a section that the heading names', () => {
    render(<CardsBlock id="cards" heading="What helps" look="ruled" items={items} />)
    expect(screen.getByRole('region', { name: 'What helps' }).contains(screen.getByRole('list'))).toBe(true)
    expect(screen.getAllByRole('listitem')).toHaveLength(items.length)
    expect(titles()).toEqual(items.map(({ title }) => title))
  })
  it('have links that say alone to which text they belong', () => {
    render(
      <CardsBlock
        id="cards"
        heading="What helps"
        look="rows"
        items={[{ title: 'First', text: 'A.', action: { label: 'Learn More', href: '/first' } }]}
      />,
    )
    expect(screen.getByRole('link', { name: 'Learn More: First' }).getAttribute('href')).toBe('/first')
  })
  it('are folded on phones from the third of a long sheet on, each under its title, and no others', () => {
    const folded = (look: 'ledger' | 'ruled', count: number) => {
      const { container, unmount } = render(<CardsBlock id="cards" heading="What helps" look={look} items={items.slice(0, count)} />)
      const names = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent)
      unmount()
      return names
    }
    expect(folded('ledger', 5)).toEqual(['Third', 'Fourth', 'Fifth'])
    expect(folded('ledger', 4)).toEqual([])
    expect(folded('ruled', 5)).toEqual([])
  })
})
