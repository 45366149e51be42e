/** Who is asked for an open shift, who gets it, and each candidate's state. */
import { describe, expect, it } from 'vitest'
import type { CallOff, Colleague, MorningStory } from '../morningStory.ts'
import { findCandidates, findPlacements, isRested, MINUTES_TO_OFFER } from './coverage.ts'

const HORN = 360
const colleague = (name: string, more: Partial<Colleague> = {}): Colleague => ({
  ...{ name, qualifiedFor: ['press'], today: 'off', lastOut: null, answer: null },
  ...more,
})
const answering = (answer: 'yes' | 'no', after: number) => ({ answer: { says: answer, after } })
const callOff = (station: string, minute: number): CallOff => ({
  ...{ station, minute, channel: 'Text', lang: 'en', text: 'I am out.', reason: 'sick', answer: null, back: 'unknown' },
  protection: 'pending',
  isByVisitor: false,
})
const morningOf = (...colleagues: Colleague[]): MorningStory => ({
  ...{ day: '2026-06-04', start: 230, horn: HORN, poster: 230, restHours: 8, travel: 20, stations: [], callOffs: [] },
  colleagues,
})
/** @returns the states at a minute of all who are qualified for the press */
function statesAt(minute: number, story: MorningStory, ...others: CallOff[]) {
  const press = callOff('press', 240)
  const placements = findPlacements(story, [press, ...others])
  return findCandidates(story, press, placements, minute).map(({ name, state }) => `${name} ${state}`)
}

it('the list of candidates for a shift has rested whoever was out early enough the evening before, to the minute', () => {
  const rested = (lastOut: number | null) => isRested(colleague('A', { lastOut }), morningOf())
  expect(rested(null)).toBe(true)
  expect(rested(22 * 60)).toBe(true)
  expect(rested(22 * 60 + 1)).toBe(false)
})

describe('an open shift of the morning goes to', () => {
  const placementsOf = (...colleagues: Colleague[]) =>
    findPlacements(morningOf(...colleagues), [callOff('press', 240), callOff('dock', 250)]).map(({ name, station, minute }) => [
      name,
      station,
      minute,
    ])

  it('the first yes, counted from the offer, in whatever order people are listed', () =>
    expect(placementsOf(colleague('Late', answering('yes', 9)), colleague('Early', answering('yes', 3)), colleague('Never'))).toEqual([
      ['Early', 'press', 240 + MINUTES_TO_OFFER + 3],
    ]))
  it('nobody who is on another shift, tired, not qualified, or says no', () =>
    expect(
      placementsOf(
        colleague('Working', { ...answering('yes', 1), today: 'working' }),
        colleague('Later', { ...answering('yes', 1), today: 'later' }),
        colleague('Tired', { ...answering('yes', 1), lastOut: 23 * 60 }),
        colleague('Crane', { ...answering('yes', 1), qualifiedFor: ['crane'] }),
        colleague('No', answering('no', 1)),
      ),
    ).toEqual([]))
  it('another one, where the first has taken another place before', () =>
    expect(
      placementsOf(
        colleague('Both', { ...answering('yes', 4), qualifiedFor: ['press', 'dock'] }),
        colleague('Dock', { ...answering('yes', 8), qualifiedFor: ['dock'] }),
      ),
    ).toEqual([
      ['Both', 'press', 246],
      ['Dock', 'dock', 260],
    ]))
})

describe('of a colleague it is said', () => {
  it('that they are qualified, until the offer goes out; then why they are not asked, or that they are', () => {
    const story = morningOf(
      colleague('Working', { today: 'working' }),
      colleague('Later', { today: 'later' }),
      colleague('Tired', { lastOut: 23 * 60 }),
      colleague('Free'),
      colleague('Crane', { qualifiedFor: ['crane'] }),
    )
    expect(statesAt(241, story)).toEqual(['Working', 'Later', 'Tired', 'Free'].map((name) => `${name} qualified`))
    expect(statesAt(242, story)).toEqual(['Working working', 'Later laterShift', 'Tired resting', 'Free asked'])
  })
  it('that they said no once they did, and yes, or that another was first', () => {
    const story = morningOf(
      colleague('No', answering('no', 3)),
      colleague('Yes', answering('yes', 5)),
      colleague('Slow', answering('no', 9)),
      colleague('Silent'),
    )
    expect(statesAt(244, story)).toEqual(['No asked', 'Yes asked', 'Slow asked', 'Silent asked'])
    expect(statesAt(245, story)).toEqual(['No declined', 'Yes asked', 'Slow asked', 'Silent asked'])
    expect(statesAt(246, story)).toEqual(['No declined', 'Yes asked', 'Slow asked', 'Silent asked'])
    // A no that would come after the yes is not given.
    for (const minute of [247, 300])
      expect(statesAt(minute, story)).toEqual(['No declined', 'Yes accepted', 'Slow tooLate', 'Silent tooLate'])
  })
  it('that another was first, also where both said yes in the same minute', () => {
    const story = morningOf(colleague('First', answering('yes', 5)), colleague('Second', answering('yes', 5)))
    expect(statesAt(247, story)).toEqual(['First accepted', 'Second tooLate'])
  })
  it('that another place took them, from that minute on', () => {
    const story = morningOf(colleague('Both', { ...answering('yes', 20), qualifiedFor: ['press', 'dock'] }), colleague('Free'))
    const dock = callOff('dock', 235)
    expect(statesAt(256, story, dock)).toEqual(['Both asked', 'Free asked'])
    expect(statesAt(257, story, dock)).toEqual(['Both taken', 'Free asked'])
  })
})
