import { expect, it } from 'vitest'
import { calculateReviewLoad } from '#src/policy/workedExamples/reviewLoad.ts'
import { calculateQueueGroups } from './queueGroups.ts'

it('the queue’s reports fill the height, one group after the other', () => {
  const groups = calculateQueueGroups()
  expect(groups[0]?.reports[0]).toBe(0)
  expect(groups.at(-1)?.reports[1]).toBe(1)
  for (const [index, { reports }] of groups.entries()) expect(reports[0]).toBe(groups[index - 1]?.reports[1] ?? 0)
  for (const { count, reports } of groups) expect(reports[1] - reports[0]).toBeCloseTo(count / calculateReviewLoad().reviews)
})
it('the hours end at the bottom, in proportion to the hours for opening each report separately', () => {
  const groups = calculateQueueGroups()
  const { minutes, minutesOneByOne } = calculateReviewLoad()
  expect(groups.reduce((sum, group) => sum + group.minutes, 0)).toBe(minutes)
  expect(groups[0]?.hours[0]).toBeCloseTo(1 - minutes / minutesOneByOne)
  expect(groups.at(-1)?.hours[1]).toBe(1)
  for (const group of groups) expect(group.hours[1] - group.hours[0]).toBeCloseTo(group.minutes / minutesOneByOne)
})
it('the drawing of HR’s queue shows that lists take a smaller share of the time, and no-shows a larger one', () => {
  const groups = calculateQueueGroups()
  const changes = (all: typeof groups) => all.map(({ reports, hours }) => hours[1] - hours[0] - (reports[1] - reports[0]))
  expect(Math.max(...changes(groups.filter(({ isListed }) => isListed)))).toBeLessThan(0)
  expect(Math.min(...changes(groups.filter(({ name }) => name === 'noShows')))).toBeGreaterThan(0)
})
