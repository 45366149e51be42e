/** Which calls of a morning can happen. */
import { expect, it } from 'vitest'
import { type CallOff, type MorningData, possibleCalls } from './morningData.ts'

const call = (station: string, minute: number, text = ''): CallOff => ({
  station,
  minute,
  text,
  channel: 'sms',
  lang: 'en',
  reason: 'sick',
  answer: null,
  back: 'unknown',
  decision: null,
  isOwn: false,
})
const morning = (...calls: CallOff[]): MorningData => ({
  day: '2026-06-04',
  start: 240,
  horn: 360,
  restHours: 10,
  travel: 30,
  stations: ['weld', 'press', 'pack'].map((id) => ({ id, role: id, person: id, number: '1', history: [] })),
  colleagues: [],
  calls,
})
const found = (calls: CallOff[], own: CallOff[] = []) =>
  possibleCalls(morning(...calls), own).map(({ station, minute }) => [station, minute])

it('moments of the morning are in order, with the morning’s first minute and its horn among them', () => {
  expect(found([call('pack', 360), call('press', 300), call('weld', 240)])).toEqual([
    ['weld', 240],
    ['press', 300],
    ['pack', 360],
  ])
  expect(found([call('weld', 239), call('pack', 361)])).toEqual([])
})
it('moments of the morning are in the order of the stations where they come in the same minute', () =>
  expect(found([call('pack', 300), call('weld', 300), call('press', 300)])).toEqual([
    ['weld', 300],
    ['press', 300],
    ['pack', 300],
  ]))
it('moments of the morning are one for each station that there is, the first, whoever made it', () => {
  expect(found([call('weld', 300), call('none', 301)], [call('weld', 290), call('weld', 310)])).toEqual([['weld', 290]])
})
