/** The hour-by-hour article: its example keeps the times it teaches, and its two scales agree. */
import { describe, expect, it } from 'vitest'
import { NO_SHOW_GUIDANCE, NO_SHOW_LADDER, POINT_LADDER, POINTS } from '../../../src/site/policy'
import { articleText, exampleText } from './articleText'

const SLUG = 'how-to-handle-employee-no-call-no-shows-2025-framework'
const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])

describe('dock 3', () => {
  const text = exampleText(SLUG, 'Tuesday, 6:00 a.m., dock 3')
  const at = (what: string) => minutes(new RegExp(`(\\d+:\\d\\d) [^.]*${what}`).exec(text)?.[1] ?? 'no time')
  const start = minutes('6:00')
  it('keeps the manager’s timeline', () => {
    expect(at('acknowledges') - start).toBeLessThanOrEqual(5)
    expect(at('open shift goes') - start).toBeLessThanOrEqual(15)
    expect(at('dock door is closed') - start).toBeLessThanOrEqual(30)
  })
  it('opens the case at the cut-off, and attempts two contacts within the hours', () => {
    expect(at('Cut-off') - start).toBe(NO_SHOW_GUIDANCE.cutoffMinutes)
    for (const attempt of ['Call, voicemail', 'Second call']) {
      expect(at(attempt) - start).toBeLessThanOrEqual(NO_SHOW_GUIDANCE.contactHours[1] * 60)
    }
  })
  it('adds up its minutes', () => expect(text).toContain(`within ${at('brother') - at('Call, voicemail')} minutes`))
})

it('shows points and occurrences that lead to the same steps', () => {
  const rows = [...articleText(SLUG).matchAll(/\| \d\w\w \| (\d+) \| ([^|]*?) \(at (\d+)\) \| ([^|]*?) \|/g)]
  expect(rows.map(([, points, , threshold, step]) => [Number(points), Number(threshold), step])).toEqual(
    NO_SHOW_LADDER.map(({ at, label }) => {
      const points = at * POINTS.noCallNoShow
      return [points, POINT_LADDER.findLast((step) => step.at <= points)?.at, label]
    }),
  )
  for (const [index, row] of rows.entries()) expect(POINT_LADDER[index]?.label, row[0]).toContain(row[2])
})
