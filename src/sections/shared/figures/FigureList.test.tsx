import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routeTo } from '#src/site/routes.ts'
import { FigureList } from './FigureList.tsx'

const claim = { id: 'overtimeSavings', label: 'Aim' }

it.each(['tiles', 'slab', 'ruled'] as const)(
  'a list of figures (%s) leads from a figure to its claim by a footnote that says alone what it is about',
  (look) => {
    render(<FigureList look={look} figures={[{ value: 'up to 35%', label: 'less of it', claim }]} />)
    const link = screen.getByRole('link')
    expect(link.textContent).toMatch(new RegExp(`^${RegExp.escape(claim.label)}.*up to 35%$`))
    expect(link.getAttribute('href')).toBe(routeTo.claim(claim.id))
  },
)
it('a list of figures leads nowhere from a figure without a claim', () => {
  render(<FigureList look="tiles" figures={[{ value: '7', label: 'days' }]} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByRole('definition').textContent).toBe('7')
})
