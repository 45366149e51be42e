/**
 * A morning, minute by minute, with any call-offs that a visitor may make; and properties of the site's own morning that hold whatever an
 * editor writes.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { WEEKDAYS } from '#src/lib/anywhere/time/dates.ts'
import { EXAMPLE_RULES } from '#src/models/policy/examplePolicy.ts'
import { NOTICE_HOURS, POINTS, REASON_CODES } from '#src/models/policy/policy.ts'
import { morningSchema as schema } from '#src/schemas/pages/morning/morning.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import type { StationState } from '../morningStates.ts'
import { type CallOff, type MorningStory, possibleCallOffs } from '../morningStory.ts'
import { isRested, MINUTES_TO_OFFER } from './coverage.ts'
import { type MorningSnapshot, morningAt } from './morningAt.ts'

const { story } = testMorning
const minutesOf = ({ start, horn }: MorningStory) => Array.from({ length: horn - start + 1 }, (_, index) => start + index)
const at = (minute: number, visitorCallOffs: readonly CallOff[] = []) => morningAt(story, EXAMPLE_RULES, visitorCallOffs, minute)
/** Stations for which somebody is expected, at the horn or later. */
const countExpected = ({ counts }: MorningSnapshot) => counts.covered + counts.promised

const anyCallOff = fc.record<CallOff>({
  station: fc.constantFrom(...story.stations.map(({ id }) => id), 'nowhere'),
  minute: fc.integer({ min: story.start - 5, max: story.horn + 5 }),
  channel: fc.constant('Text'),
  lang: fc.constant('en'),
  text: fc.string(),
  gloss: fc.constant(undefined),
  reason: fc.constantFrom(...REASON_CODES.map(({ id }) => id)),
  answer: fc.constantFrom('yes', 'no', null),
  back: fc.constantFrom('tomorrow', 'unknown', ...WEEKDAYS),
  protection: fc.constantFrom('protected', 'none', 'pending'),
  isByVisitor: fc.constant(true),
})
const anyCallOffs = fc.array(anyCallOff, { maxLength: 8 })
const anyMinute = fc.integer({ min: story.start, max: story.horn })

/** Checks properties of every minute of any morning, whoever called off. */
function checkCrew(of: MorningStory, snapshot: MorningSnapshot, visitorCallOffs: readonly CallOff[] = []) {
  const callOffs = possibleCallOffs(of, visitorCallOffs)
  // Nobody is in two places: not on two rows, and not asked while placed.
  const expectedPeople = snapshot.rows.filter(({ state }) => state !== 'calledOff').map(({ person }) => person)
  expect(new Set(expectedPeople).size).toBe(expectedPeople.length)
  expect(countExpected(snapshot)).toBe(expectedPeople.length)
  // Each station has one of three states: covered by people at the horn, promised by people after it, or called off.
  const rowsIn = (state: StationState) => snapshot.rows.filter((row) => row.state === state)
  for (const state of ['covered', 'promised', 'calledOff'] as const) expect(snapshot.counts[state]).toBe(rowsIn(state).length)
  expect(countExpected(snapshot) + snapshot.counts.calledOff).toBe(snapshot.rows.length)
  for (const row of rowsIn('covered')) expect(row.placement?.arrival ?? of.horn).toBe(of.horn)
  for (const { placement } of rowsIn('promised')) expect(placement?.arrival).toBe((placement?.minute ?? 0) + of.travel)
  for (const { placement } of rowsIn('promised')) expect(placement?.arrival).toBeGreaterThan(of.horn)
  const colleagues = new Set(of.colleagues.map(({ name }) => name))
  for (const row of snapshot.rows) {
    const callOff = callOffs.find(({ station, minute }) => station === row.station && minute <= snapshot.minute)
    const due = of.stations.find(({ id }) => id === row.station)?.person
    // Legal states: covered by the person who is due, called off, or taken by a colleague who may.
    if (!callOff) expect(row).toMatchObject({ state: 'covered', person: due, reportState: null, placement: null })
    else if (row.state === 'calledOff') expect(row).toMatchObject({ person: due, placement: null })
    else {
      const who = of.colleagues.find(({ name }) => name === row.person)
      expect(colleagues).toContain(row.person)
      expect(who).toMatchObject({ today: 'off' })
      expect(who?.qualifiedFor).toContain(row.station)
      expect(who && isRested(who, of)).toBe(true)
      expect(row.placement?.minute).toBeGreaterThan(callOff.minute + MINUTES_TO_OFFER)
      expect(row.placement?.minute).toBeLessThanOrEqual(snapshot.minute)
    }
    const reportState = of.horn - (callOff?.minute ?? 0) < NOTICE_HOURS * 60 ? 'late' : 'pending'
    if (callOff) expect(row.reportState).toBe(callOff.protection === 'pending' ? reportState : null)
  }
  const { latestCourse } = snapshot
  expect(latestCourse?.callOff.station).toBe(callOffs.findLast(({ minute }) => minute <= snapshot.minute)?.station)
  if (!latestCourse) return
  // The narrowing adds up: everyone qualified is counted once, one yes at the most, and only with a placement.
  const states = latestCourse.candidates.map(({ state }) => state)
  const all = of.colleagues.filter(({ qualifiedFor }) => qualifiedFor.includes(latestCourse.callOff.station)).length
  if (latestCourse.stage !== 'reported') expect(states).toHaveLength(all)
  expect(states.filter((state) => state === 'accepted')).toHaveLength(latestCourse.placement ? 1 : 0)
  expect(latestCourse.stage === 'filled').toBe(latestCourse.placement !== null)
  const busy = new Set(
    snapshot.rows.flatMap(({ placement, station }) => (placement && station !== latestCourse.callOff.station ? [placement.name] : [])),
  )
  for (const { name, state } of latestCourse.candidates) if (state === 'asked' || state === 'accepted') expect(busy).not.toContain(name)
}

/** Checks these properties, and that nothing counts until HR decides. */
function checkSnapshot(snapshot: MorningSnapshot, visitorCallOffs: readonly CallOff[]) {
  checkCrew(story, snapshot, visitorCallOffs)
  const { latestCourse } = snapshot
  if (!latestCourse) return
  const { points } = latestCourse.record
  if (latestCourse.callOff.protection === 'none') expect(points.now).toBe(points.unprotected)
  else expect(points.now).toBe(points.unprotected - POINTS.unplannedAbsence)
}

it('the morning of the site is consistent in every minute', () => {
  const { story: written } = readSiteEntry('pages/morning', schema)
  for (const minute of minutesOf(written)) checkCrew(written, morningAt(written, EXAMPLE_RULES, [], minute))
})

describe('a morning as it is written', () => {
  it('is consistent in every minute', () => {
    for (const minute of minutesOf(story)) checkSnapshot(at(minute), [])
  })
  it('starts with the whole crew, and is covered at the horn', () => {
    expect(at(story.start)).toMatchObject({ counts: { covered: 6 }, latestCourse: null })
    expect(countExpected(at(story.horn))).toBe(6)
  })
  it('shows every report in the minute it comes in, and the gap until somebody takes it', () => {
    for (const callOff of story.callOffs) {
      const { events } = at(callOff.minute)
      const filled = events.find(({ station, stage }) => station === callOff.station && stage === 'filled')
      const row = (minute: number) => at(minute).rows.find(({ station }) => station === callOff.station)
      expect(row(callOff.minute - 1)?.state).toBe('covered')
      for (let minute = callOff.minute; minute < (filled?.minute ?? 0); minute++) expect(row(minute)?.state).toBe('calledOff')
      expect(row(filled?.minute ?? 0)).toMatchObject({ state: filled?.state, person: filled?.placement?.name })
    }
  })
  it('has a report in time, a late one in the night, and one minutes before the horn', () => {
    expect(story.callOffs.map((callOff) => at(callOff.minute).latestCourse?.record.isLate)).toEqual([false, true, true])
  })
  it('has somebody for the forklift in the minute that the page shows', () => {
    expect(countExpected(at(story.poster - 1))).toBe(5)
    expect(countExpected(at(story.poster))).toBe(6)
    expect(at(story.poster).latestCourse).toMatchObject({ stage: 'filled', callOff: { station: 'fork' } })
  })
  it('has nobody at the forklift yet in the minute that the page shows, nor at the horn: who said yes comes after it', () => {
    for (const minute of [story.poster, story.horn]) {
      const row = at(minute).rows.find(({ station }) => station === 'fork')
      expect(row).toMatchObject({ state: 'promised', placement: { arrival: story.poster + story.travel } })
      expect(at(minute).counts.covered).toBe(5)
    }
    // Somebody who said yes in the night arrives in time, so the station is covered at once.
    expect(at(story.poster).rows.find(({ station }) => station === 'dock')).toMatchObject({
      state: 'covered',
      placement: { arrival: story.horn },
    })
  })
  it('covers every station where the way takes no time, and promises each that was called off where it takes all of the morning', () => {
    const countsWith = (travel: number) => morningAt({ ...story, travel }, EXAMPLE_RULES, [], story.horn).counts
    expect(countsWith(0)).toEqual({ covered: 6, promised: 0, calledOff: 0 })
    expect(countsWith(story.horn - story.start).promised).toBe(story.callOffs.length)
  })
  it('tells the supervisor a minute after the report and makes the offer one later, and shows no colleague before', () => {
    const [report] = story.callOffs
    const courseAfter = (minutes: number) => at((report?.minute ?? 0) + minutes).latestCourse
    expect([0, 1, 2].map((minutes) => courseAfter(minutes)?.stage)).toEqual(['reported', 'notified', 'asked'])
    expect(courseAfter(0)).toMatchObject({ notifiedAt: (report?.minute ?? 0) + 1, candidates: [] })
  })
  it('lists what happens to a report: that it came, that the supervisor knew, the offer, and the yes with whoever said it', () => {
    const ofForklift = at(story.start).events.filter(({ station }) => station === 'fork')
    expect(ofForklift.map(({ stage, minute, state, placement }) => [stage, clockOf(minute), state, placement?.name ?? null])).toEqual([
      ['reported', '05:42', 'calledOff', null],
      ['notified', '05:43', 'calledOff', null],
      ['asked', '05:44', 'calledOff', null],
      ['filled', '05:51', 'promised', 'R. Haddad'],
    ])
  })
  it('lists transportation that was answered no, and has HR open everything else', () => {
    expect(story.callOffs.map((callOff) => [callOff.reason, at(callOff.minute).latestCourse?.record.isListed])).toEqual([
      ['transportation', true],
      ['family', false],
      ['family', false],
    ])
  })
})

describe('with the visitor’s own call-offs', () => {
  const visitorCallOff = (station: string, time: string, more: Partial<CallOff> = {}): CallOff => ({
    station,
    minute: minuteOf(time),
    channel: 'Text',
    lang: 'en',
    text: 'x',
    reason: 'illness',
    answer: null,
    back: 'unknown',
    protection: 'pending',
    isByVisitor: true,
    ...more,
  })

  it('is consistent in any minute, whoever calls off when', () => {
    fc.assert(fc.property(anyCallOffs, anyMinute, (callOffs, minute) => checkSnapshot(at(minute, callOffs), callOffs)))
  })
  it('never takes back what has happened', () => {
    fc.assert(
      fc.property(anyCallOffs, anyMinute, (callOffs, minute) => {
        const until = (snapshot: MorningSnapshot) => snapshot.events.filter((event) => event.minute <= minute)
        expect(until(at(minute, callOffs))).toEqual(until(at(story.horn, callOffs)))
        const later = callOffs.filter((callOff) => callOff.minute > minute || callOff.minute < story.start)
        const earlier = callOffs.filter((callOff) => !later.includes(callOff))
        const taken = new Set(possibleCallOffs(story, earlier).map(({ station }) => station))
        // A later call-off from another station changes nothing before it.
        expect(
          until(at(minute, [...earlier, ...later.filter(({ station }) => !taken.has(station))])).filter(({ minute: m }) => m <= minute),
        ).toEqual(until(at(minute, earlier)).filter(({ station }) => taken.has(station)))
      }),
    )
  })
  it('can be taken before the horn by each of the others, up to the minute that the page shows', () => {
    for (const { id } of at(story.start).visitorStations)
      expect(countExpected(at(story.horn, [visitorCallOff(id, clockOf(story.poster))])), id).toBe(6)
    const everyone = at(story.start).visitorStations.map(({ id }) => visitorCallOff(id, clockOf(story.poster)))
    expect(everyone).toHaveLength(3)
    expect(at(story.horn, everyone).visitorStations).toEqual([])
  })
  it('leaves a station called off at the horn when nobody has said yes yet', () => {
    expect(at(story.horn, [visitorCallOff('press', '05:58')])).toMatchObject({
      counts: { calledOff: 1 },
      latestCourse: { stage: 'asked', state: 'calledOff' },
    })
  })
  it('lists what happens in the order of time, the minute of the horn the last, also where one report follows on another', () => {
    const happenedAt = at(story.start, [visitorCallOff('press', '05:43'), visitorCallOff('cnc', '05:59')]).events.map(
      ({ minute }) => minute,
    )
    expect(happenedAt).toEqual(happenedAt.toSorted((a, b) => a - b))
    expect(happenedAt.at(-1)).toBe(story.horn)
  })
  it('does not ask somebody who has taken another station', () => {
    const callOffs = [visitorCallOff('press', '05:00'), visitorCallOff('cnc', '05:20')]
    const first = at(minuteOf('05:10'), callOffs).rows.find(({ station }) => station === 'press')?.person
    const asked = at(minuteOf('05:22'), callOffs).latestCourse?.candidates
    expect(asked?.find(({ name }) => name === first)?.state).toBe('taken')
    expect(countExpected(at(story.horn, callOffs))).toBe(6)
  })
  it('takes the earlier of two call-offs from one station', () => {
    expect(
      at(story.horn, [visitorCallOff('fork', '04:40')]).events.filter(({ station, stage }) => station === 'fork' && stage === 'reported'),
    ).toMatchObject([{ minute: minuteOf('04:40') }])
  })
  it('moves the ladder only once HR has decided', () => {
    const reportStateOf = (more: Partial<CallOff>) =>
      at(story.horn, [visitorCallOff('cnc', '05:00', more)]).rows.find(({ station }) => station === 'cnc')?.reportState
    expect([reportStateOf({}), reportStateOf({ protection: 'protected' }), reportStateOf({ protection: 'none' })]).toEqual([
      'late',
      null,
      null,
    ])
    const record = (more: Partial<CallOff>) => at(minuteOf('05:10'), [visitorCallOff('cnc', '05:00', more)]).latestCourse?.record.points
    expect(record({})).toMatchObject({ now: 2, unprotected: 3 })
    expect(record({ protection: 'protected' })).toMatchObject({ now: 2 })
    expect(record({ protection: 'none' })).toMatchObject({ now: 3, next: { id: 'written' } })
  })
  it('says so when a call-off names a reason that the policy does not know', () => {
    expect(() => at(story.horn, [visitorCallOff('press', '05:00', { reason: 'nap' })])).toThrow('the reason "nap"')
  })
})

it('the state of the morning at a minute counts what lies outside the morning as its nearest end', () => {
  expect(at(0)).toEqual(at(story.start))
  expect(at(9999)).toEqual(at(story.horn))
})
