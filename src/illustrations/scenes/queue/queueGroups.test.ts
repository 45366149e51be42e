import { expect, it } from 'vitest'
import { calculateReviewLoad } from '#src/models/policy/workedExamples/reviewLoad.ts'
import { calculateQueueGroups } from './queueGroups.ts'

it('the queue’s reports fill the height, one group after the other', () => {
  const groups = calculateQueueGroups()
  expect(groups[0]?.reports.from).toBe(0)
  expect(groups.at(-1)?.reports.until).toBe(1)
  for (const [index, { reports }] of groups.entries()) expect(reports.from).toBe(groups[index - 1]?.reports.until ?? 0)
  for (const { count, reports } of groups) expect(reports.until - reports.from).toBeCloseTo(count / calculateReviewLoad().reviews)
})
it('the hours end at the bottom, in proportion to the hours for opening each report separately', () => {
  const groups = calculateQueueGroups()
  const { minutes, minutesOneByOne } = calculateReviewLoad()
  expect(groups.reduce((sum, group) => sum + group.minutes, 0)).toBe(minutes)
  expect(groups[0]?.hours.from).toBeCloseTo(1 - minutes / minutesOneByOne)
  expect(groups.at(-1)?.hours.until).toBe(1)
  for (const group of groups) expect(group.hours.until - group.hours.from).toBeCloseTo(group.minutes / minutesOneByOne)
})
it('the drawing of HR’s queue shows that lists take a smaller share of the time, and no-shows a larger one', () => {
  const groups = calculateQueueGroups()
  const changes = (all: typeof groups) => all.map(({ reports, hours }) => hours.until - hours.from - (reports.until - reports.from))
  expect(Math.max(...changes(groups.filter(({ isListed }) => isListed)))).toBeLessThan(0)
  expect(Math.min(...changes(groups.filter(({ name }) => name === 'noShows')))).toBeGreaterThan(0)
})
