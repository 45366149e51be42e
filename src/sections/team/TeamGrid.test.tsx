import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TeamGrid } from './TeamGrid'

const member = { id: 'a', name: 'Ada Quill', title: 'Head of tests', hour: '05:31', bio: 'Tests.' }
const show = (portrait: 'bob' | null) =>
  render(<TeamGrid eyebrow="Team" heading="Team" lede="Us." hours="Why." sampleNote={undefined} members={[{ ...member, portrait }]} />)

it('shows a portrait, and says whose it is', () => {
  show('bob')
  expect(screen.getByRole('img', { name: /Ada Quill/ }).getAttribute('src')).toBe('/portraits/bob.svg')
})
it('shows the initials where there is no portrait, and no picture', () => {
  const { container } = show(null)
  expect(container.textContent).toContain('AQ')
  expect(container.querySelector('img')).toBeNull()
})
it('says the hour of each', () => {
  show('bob')
  expect(screen.getByText('05:31').closest('time')?.getAttribute('datetime')).toBe('05:31')
})
