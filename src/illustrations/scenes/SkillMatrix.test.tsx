import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SkillMatrix, type SkillMatrixProps } from './SkillMatrix.tsx'

const PEOPLE: SkillMatrixProps['people'] = [
  { name: 'Ada', signedOff: ['Press', 'Crane'], answer: 'Yes at 04:10', takes: true },
  { name: 'Ben', signedOff: ['Crane'], expired: 'Press' },
  { name: 'Cleo', signedOff: ['Crane'], expired: 'Saw' },
]
it('the matrix of skills says of each person which cards hold, and what came of the open machine', () => {
  render(
    <SkillMatrix
      title="Line"
      timeLabel="04:00"
      describe="A matrix."
      machines={['Press', 'Crane', 'Saw']}
      open="Press"
      people={PEOPLE}
      words={{ expired: 'Card expired', missing: 'No card' }}
    />,
  )
  const spoken = screen.getByText(/^A matrix/).textContent
  for (const sentence of ['Ada (Press, Crane): Yes at 04:10.', 'Ben (Crane): Card expired.', 'Cleo (Crane): No card.'])
    expect(spoken).toContain(sentence)
  // Both the visible words and the cards show valid and expired ones.
  expect(screen.getByText('Card expired').closest('[aria-hidden="true"]')).not.toBeNull()
  expect(screen.getByText('Ada').closest('[aria-hidden="true"]')?.querySelectorAll('svg')).toHaveLength(6)
})
