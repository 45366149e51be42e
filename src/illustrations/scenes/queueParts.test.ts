import { expect, it } from 'vitest'
import { calculateReviewLoad } from '#src/policy/workedExamples/reviewLoad.ts'
import { calculateQueueParts } from './queueParts.ts'

it('the queue’s reports fill the height, one group after the other', () => {
  const parts = calculateQueueParts()
  expect(parts[0]?.reports[0]).toBe(0)
  expect(parts.at(-1)?.reports[1]).toBe(1)
  for (const [index, { reports }] of parts.entries()) expect(reports[0]).toBe(parts[index - 1]?.reports[1] ?? 0)
  for (const { count, reports } of parts) expect(reports[1] - reports[0]).toBeCloseTo(count / calculateReviewLoad().reviews)
})
it('the hours end at the bottom, in proportion to the hours for opening each report separately', () => {
  const parts = calculateQueueParts()
  const { minutes, minutesOneByOne } = calculateReviewLoad()
  expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes)
  expect(parts[0]?.hours[0]).toBeCloseTo(1 - minutes / minutesOneByOne)
  expect(parts.at(-1)?.hours[1]).toBe(1)
  for (const part of parts) expect(part.hours[1] - part.hours[0]).toBeCloseTo(part.minutes / minutesOneByOne)
})
it('the drawing of HR’s queue shows that lists take a smaller share of the time, and no-shows a larger one', () => {
  const parts = calculateQueueParts()
  const changes = (all: typeof parts) => all.map(({ reports, hours }) => hours[1] - hours[0] - (reports[1] - reports[0]))
  expect(Math.max(...changes(parts.filter(({ isListed }) => isListed)))).toBeLessThan(0)
  expect(Math.min(...changes(parts.filter(({ group }) => group === 'noShows')))).toBeGreaterThan(0)
})
