import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MANAGER_TIMELINE } from '#src/models/policy/policy.ts'
import { ManagerTimeline } from './ManagerTimeline.tsx'

const tasks = { acknowledge: 'Say that you know', backfill: 'Ask', rebalance: 'Move people', log: 'Write it down' }

it('the manager’s timeline draws each task as long as its minutes are of all, one after the other, and says the same as a table', () => {
  const { container } = render(<ManagerTimeline caption="After an alert" columnHeadings={['When', 'What']} end="the end" tasks={tasks} />)
  const spans = MANAGER_TIMELINE.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]))
  const all = Math.max(...spans.map(({ to }) => to))
  const share = (box: Element, side: string) => Number.parseFloat(box.getAttribute(side) ?? '') / 100
  const drawn = [...container.querySelectorAll('rect')].map((box) => [share(box, 'x') * all, share(box, 'width') * all])
  expect(drawn.flat().map(Math.round)).toEqual(spans.flatMap(({ from, to }) => [from, to - from]))
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(Object.values(tasks))
  expect(screen.getAllByRole('row')).toHaveLength(MANAGER_TIMELINE.length + 1)
})
