import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShelfOpening, thicknessOf } from './ShelfOpening.tsx'

const sections = [
  { id: 'roles', label: 'Roles' },
  { id: 'alerts', label: 'Alerts' },
  { id: 'load', label: 'Load' },
]
const wordCounts = [120, 480, 0]

it('the shelf of a document’s sections has a folder for each section, in order, with its name and number, and is not read out', () => {
  const { container } = render(<ShelfOpening sections={sections} wordCounts={wordCounts} />)
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Roles', '1', 'Alerts', '2', 'Load', '3'])
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
it('the shelf of a document’s sections stands them side by side over the whole width, each as thick as there is to read, up to a limit', () => {
  const { container } = render(<ShelfOpening sections={sections} wordCounts={wordCounts} />)
  const folders = [...container.querySelectorAll('svg > svg')]
  const shareOf = (name: string) => folders.map((folder) => Number.parseFloat(folder.getAttribute(name) ?? ''))
  const [places, widths] = [shareOf('x'), shareOf('width')]
  const gaps = places.slice(1).map((place, index) => Math.round(place - (places[index] ?? 0) - (widths[index] ?? 0)))
  expect(new Set(gaps).size).toBe(1)
  expect(gaps[0]).toBeGreaterThan(0)
  expect((places.at(-1) ?? 0) + (widths.at(-1) ?? 0)).toBeCloseTo(100, 1)
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0)
  expect(thicknessOf(480)).toBeGreaterThan(thicknessOf(120))
  expect(thicknessOf(120)).toBeGreaterThan(thicknessOf(0))
  expect(thicknessOf(9000)).toBe(thicknessOf(8000))
})
