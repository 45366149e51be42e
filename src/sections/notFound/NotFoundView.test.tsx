import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NOT_FOUND } from '#src/specification/interfaceValues.ts'
import { NotFound } from './NotFoundView.tsx'

const rows = { title: 'Today', missing: { time: '04:04', status: 'Gone' }, found: { time: '06:00', status: 'There' } }
const links = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: '/blog' },
]
const show = (kind: 'page' | 'post') => render(<NotFound kind={kind} lede="Try these." links={links} rows={rows} />)

it('the page for a wrong address says with the specified words that there is no page, and leads on by each line', () => {
  show('page')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(NOT_FOUND.page.heading)
  expect(screen.getByText(NOT_FOUND.page.text)).toBeTruthy()
  const lines = screen.getAllByRole('listitem')
  expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual(['/', '/blog'])
})
it('the page for a wrong address says the same of a post, without the small print', () => {
  show('post')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(NOT_FOUND.post.heading)
  expect(screen.queryByText(NOT_FOUND.page.text)).toBeNull()
})
it('the page for a wrong address reads a status as one word, not letter by letter', () => {
  show('page')
  expect(screen.getByText('Gone')).toBeTruthy()
})
