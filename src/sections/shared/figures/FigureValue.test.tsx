import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sharedAttributes } from '../shared.attributes.ts'
import { FigureValue } from './FigureValue.tsx'

describe('a figure', () => {
  it.each([
    ['up to 66%', 'up to'],
    ['30–50%', undefined],
    ['2–8 weeks', undefined],
    ['100 to 10,000', undefined],
    ['$8,000', undefined],
  ])('%s is read as it is written, and its limit (%s) set apart', (value, limit) => {
    const { container } = render(<FigureValue value={value} />)
    const figure = container.querySelector(sharedAttributes.figureValue.selector)
    expect(figure?.textContent).toBe(value)
    expect(figure?.firstElementChild?.textContent.trim()).toBe(limit)
  })
})
