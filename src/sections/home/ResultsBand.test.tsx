import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Claim, claimLabel, claims } from '#src/facts/claims.ts'
import { routeTo } from '#src/site/routes.ts'
import { ResultsBand } from './ResultsBand.tsx'

const entries = Object.entries<Claim>(claims)
const examples = entries.filter(([id]) => claimLabel(id) === 'Example').slice(0, 2)
const others = entries.filter(([id]) => !['Example', 'Aim'].includes(claimLabel(id))).slice(0, 1)

const aims = entries.filter(([id]) => claimLabel(id) === 'Aim').slice(0, 2)
it('home’s band of results leaves it to the words above the board that its figures are aims: they lead to their claims themselves, and others keep their footnote', () => {
  const stats = [...aims, ...others].map(([claim, { value }]) => ({ label: `Figure ${claim}`, note: '', value, claim }))
  const example = { title: 'The worked one', describe: 'At a plant with', employees: '5 people', lines: [], note: 'Arithmetic.' }
  render(<ResultsBand id="results" heading="What we aim for" lede="Aims." stats={stats} example={example} guarantee="Month to month." />)
  const linkTo = (id: string) => screen.getAllByRole('link').find((each) => each.getAttribute('href') === routeTo.claim(id))
  for (const [id, { value }] of aims) {
    expect(linkTo(id)?.textContent, id).toContain(value)
    expect(linkTo(id)?.textContent, id).not.toContain(claimLabel(id))
  }
  for (const [id] of others) expect(linkTo(id)?.textContent, id).toContain(claimLabel(id))
})

it('home’s band of results says once that the receipt is an example: its figures lead to their claims themselves, and others keep their footnote', () => {
  const lines = [...examples, ...others].map(([claim, { value }]) => ({ label: `Line ${claim}`, value, claim }))
  const example = { title: 'The worked one', describe: 'At a plant with', employees: '5 people', lines, note: 'Arithmetic.' }
  render(<ResultsBand id="results" heading="Results" lede="What it does." stats={[]} example={example} guarantee="Month to month." />)
  for (const [id, { value }] of examples) {
    const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === routeTo.claim(id))
    expect(link?.textContent, id).toContain(value)
    expect(link?.textContent, id).not.toContain(claimLabel(id))
  }
  for (const [id] of others) {
    const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === routeTo.claim(id))
    expect(link?.textContent, id).toContain(claimLabel(id))
  }
})
