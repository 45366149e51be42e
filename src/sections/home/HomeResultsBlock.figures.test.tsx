import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routeTo } from '#src/site/routes.ts'
import { HomeResultFigures } from './HomeResultsBlock.tsx'

const claim = { id: 'overtimeSavings', label: 'Aim' }
const figure = { value: 'up to 35%', label: 'less of it', note: 'In plants.', claim }
const draw = (kindAbove: string) => render(<HomeResultFigures figures={[figure]} kindAbove={kindAbove} className="" />)
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('a figure of home leads to its claim by its footnote, which says alone what it is about', () => {
  draw('Another kind')
  expect(links()).toEqual([[expect.stringMatching(new RegExp(`^${RegExp.escape(claim.label)}.*up to 35%$`)), routeTo.claim(claim.id)]])
})
it('a figure of home leads to its claim itself where the words above the list have said its label', () => {
  draw(claim.label)
  expect(links()).toEqual([[expect.stringMatching(/^up to 35%/), routeTo.claim(claim.id)]])
})
