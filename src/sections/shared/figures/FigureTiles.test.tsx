import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routeTo } from '#src/site/routes.ts'
import { FigureStack } from './FigureStack.tsx'
import { FigureTiles } from './FigureTiles.tsx'

const claim = { id: 'overtimeSavings', label: 'Aim' }

it.each([FigureTiles, FigureStack])('%o leads from a figure to its claim by a footnote that says alone what it is about', (List) => {
  render(<List figures={[{ value: 'up to 35%', label: 'less of it', claim }]} />)
  const link = screen.getByRole('link')
  expect(link.textContent).toMatch(new RegExp(`^${RegExp.escape(claim.label)}.*up to 35%$`))
  expect(link.getAttribute('href')).toBe(routeTo.claim(claim.id))
})
it.each([FigureTiles, FigureStack])('%o leads nowhere from a figure without a claim', (List) => {
  render(<List figures={[{ value: '7', label: 'days' }]} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByRole('definition').textContent).toBe('7')
})
