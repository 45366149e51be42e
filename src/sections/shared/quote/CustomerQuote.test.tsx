import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CustomerQuote } from './CustomerQuote.tsx'

const SAID = { quote: 'We know by six.', role: 'Plant manager', company: 'Ames Castings' }

it.each([
  ['plain', 'Plant manager, Ames CastingsSample'],
  ['large', 'Plant manager, Ames CastingsSample'],
  ['margin', 'Ames CastingsPlant managerSample'],
] as const)('a customer’s statement says what was said and by whom, in the look "%s"', (look, whose) => {
  const { container } = render(
    <figure>
      <CustomerQuote {...SAID} look={look} sampleNote="Sample" />
    </figure>,
  )
  expect(screen.getByRole('blockquote').textContent).toBe('“We know by six.”')
  expect(container.querySelector('figcaption')?.textContent).toBe(whose)
})
it('a customer’s statement that is real has no small print', () => {
  const { container } = render(
    <figure>
      <CustomerQuote {...SAID} />
    </figure>,
  )
  expect(container.querySelector('figcaption')?.textContent).toBe('Plant manager, Ames Castings')
})
