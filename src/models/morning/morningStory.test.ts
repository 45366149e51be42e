/** Which call-offs of a morning can happen. */
import { expect, it } from 'vitest'
import { type CallOff, type MorningStory, possibleCallOffs } from './morningStory.ts'

const callOff = (station: string, minute: number, text = ''): CallOff => ({
  station,
  minute,
  text,
  channel: 'sms',
  lang: 'en',
  reason: 'sick',
  answer: null,
  back: 'unknown',
  protection: 'pending',
  isByVisitor: false,
})
const story = (...callOffs: CallOff[]): MorningStory => ({
  day: '2026-06-04',
  start: 240,
  horn: 360,
  poster: 340,
  restHours: 10,
  travel: 30,
  stations: ['weld', 'press', 'pack'].map((id) => ({ id, role: id, person: id, number: '1', history: [] })),
  colleagues: [],
  callOffs,
})
const possibleMoments = (callOffs: CallOff[], visitorCallOffs: CallOff[] = []) =>
  possibleCallOffs(story(...callOffs), visitorCallOffs).map(({ station, minute }) => [station, minute])

it('the call-offs of a morning that can happen are in order, with the morning’s first minute and its horn among them', () => {
  expect(possibleMoments([callOff('pack', 360), callOff('press', 300), callOff('weld', 240)])).toEqual([
    ['weld', 240],
    ['press', 300],
    ['pack', 360],
  ])
  expect(possibleMoments([callOff('weld', 239), callOff('pack', 361)])).toEqual([])
})
it('the call-offs of a morning that can happen are in the order of the stations where they come in the same minute', () =>
  expect(possibleMoments([callOff('pack', 300), callOff('weld', 300), callOff('press', 300)])).toEqual([
    ['weld', 300],
    ['press', 300],
    ['pack', 300],
  ]))
it('the call-offs of a morning that can happen are one for each station that there is, the first, whoever made it', () => {
  expect(possibleMoments([callOff('weld', 300), callOff('none', 301)], [callOff('weld', 290), callOff('weld', 310)])).toEqual([
    ['weld', 290],
  ])
})
