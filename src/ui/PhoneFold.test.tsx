import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Heading } from './Heading.tsx'
import { PhoneFold } from './PhoneFold.tsx'

const head = <Heading level={3}>Support</Heading>

it('a fold keeps its heading in the outline of the page, outside its button', () => {
  const { container } = render(
    <PhoneFold head={head} label="Support">
      <p>Words</p>
    </PhoneFold>,
  )
  const details = container.querySelector('details')
  expect(screen.getByRole('heading', { level: 3, name: 'Support' }).closest('details')).toBeNull()
  expect(details?.querySelector('summary')?.textContent).toBe('Support')
  expect(details?.textContent).toContain('Words')
  expect(screen.queryByRole('navigation')).toBeNull()
})
it('a fold that no phone folds is a heading with its content, and has no button', () => {
  const { container } = render(
    <PhoneFold isFolded={false} head={head} label="Support">
      <p>Words</p>
    </PhoneFold>,
  )
  expect(container.querySelector('details')).toBeNull()
  expect(container.textContent).toBe('SupportWords')
})
it('a fold with links is a landmark with its name', () => {
  render(
    <PhoneFold isNav head={head} label="Support">
      <a href="/help">Help</a>
    </PhoneFold>,
  )
  expect(screen.getByRole('navigation', { name: 'Support' }).contains(screen.getByRole('link', { name: 'Help' }))).toBe(true)
})
