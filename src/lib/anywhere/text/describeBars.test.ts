import { expect, it } from 'vitest'
import { describeBars } from './describeBars.ts'

it('a bar chart in words says what it shows, and the value of each bar', () => {
  const bars = [
    { label: 'Press 2', value: 4 },
    { label: 'Packing', value: 7 },
  ]
  expect(describeBars({ title: 'Bench by station', unit: 'people', bars })).toBe('Bench by station, people. Press 2: 4; Packing: 7.')
})
