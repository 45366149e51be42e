import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routeTo } from '#src/site/routes.ts'
import { HomeResultFigures, HomeResultsBlock } from './HomeResultsBlock.tsx'

const figureOf = (id: string, label: string, value: string) => ({ label: `Figure ${id}`, value, claim: { id, label } })
const aims = [figureOf('overtime', 'Aim', 'up to 35%'), figureOf('fill', 'Aim', '2x')]
const examples = [figureOf('employees', 'Example', '500'), figureOf('savings', 'Example', '$96,000')]
const count = figureOf('locations', 'Count', '600+')
const linkTo = (id: string) => screen.getAllByRole('link').find((link) => link.getAttribute('href') === routeTo.claim(id))

it('home’s band of results leaves it to the words above the board that its figures are aims: they lead to their claims themselves, and others keep their footnote', () => {
  const figures = [...aims, count].map((figure) => ({ ...figure, note: '' }))
  const example = { title: 'The worked one', describe: 'At a plant with', employees: '5 people', lines: [], note: 'Arithmetic.' }
  render(
    <HomeResultsBlock
      id="results"
      heading="What we aim for"
      lede="Aims."
      figures={figures}
      example={example}
      guarantee="Month to month."
    />,
  )
  for (const { claim, value } of aims) {
    expect(linkTo(claim.id)?.textContent).toContain(value)
    expect(linkTo(claim.id)?.textContent).not.toContain('Aim')
  }
  expect(linkTo(count.claim.id)?.textContent).toContain('Count')
})

it('home’s band of results says once that the receipt is an example: its figures lead to their claims themselves, and others keep their footnote', () => {
  const example = {
    title: 'The worked one',
    describe: 'At a plant with',
    employees: '5 people',
    lines: [...examples, count],
    note: 'Arithmetic.',
  }
  render(
    <HomeResultsBlock id="results" heading="Results" lede="What it does." figures={[]} example={example} guarantee="Month to month." />,
  )
  for (const { claim, value } of examples) {
    expect(linkTo(claim.id)?.textContent).toContain(value)
    expect(linkTo(claim.id)?.textContent).not.toContain('Example')
  }
  expect(linkTo(count.claim.id)?.textContent).toContain('Count')
})

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
