import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { SceneFrame } from './SceneFrame.tsx'

const draw = (sample?: boolean) =>
  render(
    <SceneFrame describe="A board." spoken={['Two rows.']} sample={sample}>
      <p>06:00</p>
    </SceneFrame>,
  )

it('a scene is sentences for screen readers, which say that it is a sample, and its drawing is hidden from them', () => {
  draw()
  expect(screen.getByText(/^A board/).textContent).toBe(`A board. Two rows. ${SAMPLE_PICTURE}.`)
  expect(screen.getByText('06:00').closest('[aria-hidden="true"]')).not.toBeNull()
})
it('a scene that is not a sample is not said to be one', () => {
  draw(false)
  expect(screen.queryByText(new RegExp(SAMPLE_PICTURE))).toBeNull()
})
