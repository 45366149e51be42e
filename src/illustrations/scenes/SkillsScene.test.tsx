import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SkillsScene, type SkillsSceneProps } from './SkillsScene.tsx'

const PEOPLE: SkillsSceneProps['people'] = [
  { name: 'Ada', qualifiedFor: ['Press', 'Crane'], answer: 'Yes at 04:10', takes: true },
  { name: 'Ben', qualifiedFor: ['Crane'], expired: 'Press' },
  { name: 'Cleo', qualifiedFor: ['Crane'], expired: 'Saw' },
]
it('the matrix of skills lists each person’s valid cards and the outcome for the open machine', () => {
  render(
    <SkillsScene
      title="Line"
      label="Monday"
      time="04:00"
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
  // The same text is visible, and each valid or expired card is drawn.
  expect(screen.getByText('Card expired').closest('[aria-hidden="true"]')).not.toBeNull()
  expect(screen.getByText('Ada').closest('[aria-hidden="true"]')?.querySelectorAll('svg')).toHaveLength(6)
})
