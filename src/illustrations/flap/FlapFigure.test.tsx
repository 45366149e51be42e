import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FlapFigure } from './FlapFigure.tsx'

it.each([
  ['24 hours', ['2', '4', 'hours']],
  ['0.6%', ['0', '.', '6', '%']],
  ['16 min', ['1', '6', 'min']],
])('%s is read as it is written, and seen as flaps and a unit', (value, seen) => {
  const { container } = render(<FlapFigure value={value} />)
  const parts = Array.from(container.firstElementChild?.children ?? [])
  const isHeard = (part: Element) => part.getAttribute('aria-hidden') !== 'true'
  expect(parts.filter(isHeard).map(({ textContent }) => textContent)).toEqual([value])
  expect(parts.filter((part) => !isHeard(part)).map(({ textContent }) => textContent)).toEqual(seen)
})
