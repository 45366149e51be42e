import { expect, it } from 'vitest'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { findFirstCallOff } from './morningEvents.ts'

const { story } = testMorning

it('the first call-off of a morning has the minutes of its stages, wherever its station stands in the line', () => {
  const [reported, notified, asked, filled] = ['03:54', '03:55', '03:56', '04:01'].map(minuteOf)
  expect(findFirstCallOff(story)).toEqual({ stationIndex: 5, stageMinutes: { reported, notified, asked, filled } })
  expect(findFirstCallOff({ ...story, stations: story.stations.toReversed() })?.stationIndex).toBe(0)
})
it('the first call-off of a morning is not told if nobody takes the shift until the horn', () => {
  expect(findFirstCallOff({ ...story, callOffs: [] })).toBeNull()
  expect(findFirstCallOff({ ...story, colleagues: [] })).toBeNull()
  const filled = findFirstCallOff(story)?.stageMinutes.filled ?? 0
  expect([filled, filled - 1].map((horn) => findFirstCallOff({ ...story, horn }) !== null)).toEqual([true, false])
})
