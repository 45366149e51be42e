import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TableOfContents } from './TableOfContents.tsx'

const sections = [
  { id: 'roles', label: 'Roles' },
  { id: 'alerts', label: 'Alerts' },
]

it('the table of contents has the number of each section on its tab, and its name last, which the bar of small screens takes from there', () => {
  render(<TableOfContents title="On this page" sections={sections} hasTabs />)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['1Roles', '2Alerts'])
  expect(links.map(({ lastChild }) => lastChild?.textContent)).toEqual(['Roles', 'Alerts'])
})
