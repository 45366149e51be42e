/** Long lists of steps are folded on phones, and complete for screen readers. */
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StepsBlock } from './StepsBlock.tsx'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Step ${index + 1}`, text: `Text ${index + 1}` }))
const draw = (count: number, gate?: number) => {
  render(<StepsBlock id="steps" heading="The steps" steps={numbered(count)} gate={gate} />)
  return screen.getAllByRole('listitem').map((step) => ({
    title: within(step).getByRole('heading', { level: 3 }).textContent,
    isFolded: step.querySelector('details') !== null,
  }))
}

it('a list of six folds all but the first two, under their titles; the decision behind the gate stays open', () => {
  const steps = draw(6, 5)
  expect(steps.map(({ title }) => title)).toEqual(numbered(6).map(({ title }, index) => `${index + 1}${title}`))
  expect(steps.map(({ isFolded }) => isFolded)).toEqual([false, false, true, true, false, false])
})
it('a short list of steps stays open', () => expect(draw(4).every(({ isFolded }) => !isFolded)).toBe(true))
