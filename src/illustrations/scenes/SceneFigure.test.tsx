import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { SceneFigure } from './SceneFigure.tsx'

it('a scene has one visible sample label before the picture, and one for screen readers', () => {
  render(
    <SceneFigure describe="A board." spoken={['Two rows.']}>
      <p>06:00</p>
    </SceneFigure>,
  )
  const [label] = screen.getAllByText(SAMPLE_PICTURE)
  expect(screen.getAllByText(SAMPLE_PICTURE)).toHaveLength(1)
  expect(label?.nextElementSibling?.textContent).toBe('06:00')
  expect(label?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(screen.getByText(/^A board/).textContent).toBe(`A board. Two rows. ${SAMPLE_PICTURE}.`)
})
it('a scene that is not a sample has no sample label', () => {
  render(
    <SceneFigure describe="A rule." sample={false}>
      <p>06:00</p>
    </SceneFigure>,
  )
  expect(screen.queryByText(new RegExp(SAMPLE_PICTURE))).toBeNull()
})
