import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routeTo } from '#src/site/routes.ts'
import { FigureList } from './FigureList.tsx'

const claim = { id: 'overtimeSavings', label: 'Aim' }
const figure = { value: 'up to 35%', label: 'less of it', claim }
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('a figure leads to its claim by its footnote, which says alone what it is about', () => {
  render(<FigureList look="board" figures={[figure]} />)
  expect(links()).toEqual([[expect.stringMatching(new RegExp(`^${RegExp.escape(claim.label)}.*up to 35%$`)), routeTo.claim(claim.id)]])
})
it('a figure leads to its claim itself where the words above the list have said its label', () => {
  render(<FigureList look="board" figures={[figure]} kindAbove={claim.label} />)
  expect(links()).toEqual([[expect.stringMatching(/^up to 35%/), routeTo.claim(claim.id)]])
})
it('a figure without a claim leads nowhere, whatever the words above the list say', () => {
  render(<FigureList look="board" figures={[{ value: '7', label: 'days' }]} kindAbove={claim.label} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByRole('definition').textContent).toBe('7')
})
