/**
 * A morning, minute by minute, with any call-offs that a visitor may make; and properties of the site's own morning that hold whatever an
 * editor writes.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { WEEKDAYS } from '#src/lib/anywhere/time/dates.ts'
import { EXAMPLE_RULES } from '#src/policy/examplePolicy.ts'
import { NOTICE_HOURS, POINTS, REASON_CODES } from '#src/policy/policy.ts'
import { morningSchema as schema } from '#src/schemas/morning/morning.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { type CallOff, type MorningStory, possibleCallOffs } from '../morningStory.ts'
import { isRested, MINUTES_TO_OFFER } from './coverage.ts'
import { type MorningView, morningAt, type StationRow } from './morningAt.ts'

const { story } = testMorning
const minutesOf = ({ start, horn }: MorningStory) => Array.from({ length: horn - start + 1 }, (_, index) => start + index)
const at = (minute: number, own: readonly CallOff[] = []) => morningAt(story, EXAMPLE_RULES, own, minute)

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
  decision: fc.constantFrom('protected', 'none', null),
  isOwn: fc.constant(true),
})
const anyCallOffs = fc.array(anyCallOff, { maxLength: 8 })
const anyMinute = fc.integer({ min: story.start, max: story.horn })

/** Checks properties of every minute of any morning, whoever called off. */
function checkCrew(of: MorningStory, view: MorningView, own: readonly CallOff[] = []) {
  const callOffs = possibleCallOffs(of, own)
  // Nobody is in two places: not on two rows, and not asked while placed.
  const present = view.rows.filter(({ state }) => state === 'covered').map(({ person }) => person)
  expect(new Set(present).size).toBe(present.length)
  expect(view.covered).toBe(present.length)
  // A bay is lit, promised or dark, and nothing else: lit for people at the horn, promised for people after it.
  const bays = (bay: StationRow['bay']) => view.rows.filter((row) => row.bay === bay)
  expect(bays('lit').length + bays('promised').length + bays('dark').length).toBe(view.rows.length)
  expect(view.lit).toBe(bays('lit').length)
  for (const row of bays('lit')) expect(row.arrival ?? of.horn).toBe(of.horn)
  for (const row of bays('promised')) expect(row).toMatchObject({ state: 'covered', arrival: (row.placement?.minute ?? 0) + of.travel })
  for (const row of bays('promised')) expect(row.arrival).toBeGreaterThan(of.horn)
  expect(bays('dark').map(({ station }) => station)).toEqual(
    view.rows.filter(({ state }) => state === 'calledOff').map(({ station }) => station),
  )
  const colleagues = new Set(of.colleagues.map(({ name }) => name))
  for (const row of view.rows) {
    const callOff = callOffs.find(({ station, minute }) => station === row.station && minute <= view.minute)
    const due = of.stations.find(({ id }) => id === row.station)?.person
    // Legal states: covered by the person who is due, called off, or covered by a colleague who may.
    if (!callOff) expect(row).toMatchObject({ state: 'covered', person: due, tag: null, placement: null })
    else if (row.state === 'calledOff') expect(row).toMatchObject({ person: due, placement: null })
    else {
      const who = of.colleagues.find(({ name }) => name === row.person)
      expect(colleagues).toContain(row.person)
      expect(who).toMatchObject({ today: 'off' })
      expect(who?.signedOff).toContain(row.station)
      expect(who && isRested(who, of)).toBe(true)
      expect(row.placement?.minute).toBeGreaterThan(callOff.minute + MINUTES_TO_OFFER)
      expect(row.placement?.minute).toBeLessThanOrEqual(view.minute)
    }
    if (callOff) expect(row.tag).toBe(callOff.decision ? null : of.horn - callOff.minute < NOTICE_HOURS * 60 ? 'late' : 'review')
  }
  const { followed } = view
  expect(followed?.callOff.station).toBe(callOffs.findLast(({ minute }) => minute <= view.minute)?.station)
  if (!followed) return
  // The narrowing adds up: everyone signed off is counted once, one yes at the most, and only with a placement.
  const states = followed.candidates.map(({ state }) => state)
  const all = of.colleagues.filter(({ signedOff }) => signedOff.includes(followed.callOff.station)).length
  if (followed.stage !== 'reported') expect(states).toHaveLength(all)
  expect(states.filter((state) => state === 'yes')).toHaveLength(followed.placement ? 1 : 0)
  expect(followed.stage === 'filled').toBe(followed.placement !== null)
  const busy = new Set(
    view.rows.flatMap(({ placement, station }) => (placement && station !== followed.callOff.station ? [placement.name] : [])),
  )
  for (const { name, state } of followed.candidates) if (state === 'asked' || state === 'yes') expect(busy).not.toContain(name)
}

/** Checks these properties, and that nothing counts until HR decides. */
function checkView(view: MorningView, own: readonly CallOff[]) {
  checkCrew(story, view, own)
  const { followed } = view
  if (!followed) return
  const { points } = followed.record
  if (followed.callOff.decision === 'none') expect(points.now).toBe(points.ifCounted)
  else expect(points.now).toBe(points.ifCounted - POINTS.unplannedAbsence)
}

it('the morning of the site is consistent in every minute', () => {
  const { story: written } = readSiteEntry('morning', schema)
  for (const minute of minutesOf(written)) checkCrew(written, morningAt(written, EXAMPLE_RULES, [], minute))
})

describe('a morning as it is written', () => {
  it('is consistent in every minute', () => {
    for (const minute of minutesOf(story)) checkView(at(minute), [])
  })
  it('starts with the whole crew, and is covered at the horn', () => {
    expect(at(story.start)).toMatchObject({ covered: 6, followed: null })
    expect(at(story.horn).covered).toBe(6)
  })
  it('shows every report in the minute it comes in, and the gap until somebody takes it', () => {
    for (const callOff of story.callOffs) {
      const { events } = at(callOff.minute)
      const filled = events.find(({ station, kind }) => station === callOff.station && kind === 'filled')
      const row = (minute: number) => at(minute).rows.find(({ station }) => station === callOff.station)
      expect(row(callOff.minute - 1)?.state).toBe('covered')
      for (let minute = callOff.minute; minute < (filled?.minute ?? 0); minute++) expect(row(minute)?.state).toBe('calledOff')
      expect(row(filled?.minute ?? 0)).toMatchObject({ state: 'covered', person: filled?.placement?.name })
    }
  })
  it('has a report in time, a late one in the night, and one minutes before the horn', () => {
    expect(story.callOffs.map((callOff) => at(callOff.minute).followed?.record.isLate)).toEqual([false, true, true])
  })
  it('covers the forklift in the minute that the page shows', () => {
    expect(at(story.poster - 1).covered).toBe(5)
    expect(at(story.poster)).toMatchObject({ covered: 6, followed: { stage: 'filled', callOff: { station: 'fork' } } })
  })
  it('has nobody at the forklift yet in the minute that the page shows, nor at the horn: who said yes comes after it', () => {
    for (const minute of [story.poster, story.horn]) {
      const row = at(minute).rows.find(({ station }) => station === 'fork')
      expect(row).toMatchObject({ bay: 'promised', state: 'covered', arrival: story.poster + story.travel })
      expect(at(minute).lit).toBe(5)
    }
    // Somebody who said yes in the night arrives in time, so the bay is lit at once.
    expect(at(story.poster).rows.find(({ station }) => station === 'dock')).toMatchObject({ bay: 'lit', arrival: story.horn })
  })
  it('lights every bay where the way takes no time, and promises each that was called off where it takes all of the morning', () => {
    const bays = (travel: number) => morningAt({ ...story, travel }, EXAMPLE_RULES, [], story.horn).rows.map(({ bay }) => bay)
    expect(new Set(bays(0))).toEqual(new Set(['lit']))
    expect(bays(story.horn - story.start).filter((bay) => bay === 'promised')).toHaveLength(story.callOffs.length)
  })
  it('tells the supervisor a minute after the report and makes the offer one later, and shows no colleague before', () => {
    const [report] = story.callOffs
    const stageAfter = (minutes: number) => at((report?.minute ?? 0) + minutes).followed
    expect([0, 1, 2].map((minutes) => stageAfter(minutes)?.stage)).toEqual(['reported', 'notified', 'asked'])
    expect(stageAfter(0)).toMatchObject({ notifiedAt: (report?.minute ?? 0) + 1, candidates: [] })
  })
  it('lists what happens to a report: that it came, that the supervisor knew, the offer, and the yes with whoever said it', () => {
    const ofForklift = at(story.start).events.filter(({ station }) => station === 'fork')
    expect(ofForklift.map(({ kind, minute, placement }) => [kind, clockOf(minute), placement?.name ?? null])).toEqual([
      ['reported', '05:42', null],
      ['notified', '05:43', null],
      ['asked', '05:44', null],
      ['filled', '05:51', 'R. Haddad'],
    ])
  })
  it('lists transportation that was answered no, and has HR open everything else', () => {
    expect(story.callOffs.map((callOff) => [callOff.reason, at(callOff.minute).followed?.record.isListed])).toEqual([
      ['transportation', true],
      ['family', false],
      ['family', false],
    ])
  })
})

describe('with the visitor’s own call-offs', () => {
  const ownCallOff = (station: string, time: string, more: Partial<CallOff> = {}): CallOff => ({
    station,
    minute: minuteOf(time),
    channel: 'Text',
    lang: 'en',
    text: 'x',
    reason: 'illness',
    answer: null,
    back: 'unknown',
    decision: null,
    isOwn: true,
    ...more,
  })

  it('is consistent in any minute, whoever calls off when', () => {
    fc.assert(fc.property(anyCallOffs, anyMinute, (callOffs, minute) => checkView(at(minute, callOffs), callOffs)))
  })
  it('never takes back what has happened', () => {
    fc.assert(
      fc.property(anyCallOffs, anyMinute, (callOffs, minute) => {
        const until = (view: MorningView) => view.events.filter((event) => event.minute <= minute)
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
  it('can be covered before the horn by each of the others, up to the minute that the page shows', () => {
    for (const { id } of at(story.start).canCallOff) expect(at(story.horn, [ownCallOff(id, clockOf(story.poster))]).covered, id).toBe(6)
    const everyone = at(story.start).canCallOff.map(({ id }) => ownCallOff(id, clockOf(story.poster)))
    expect(everyone).toHaveLength(3)
    expect(at(story.horn, everyone).canCallOff).toEqual([])
  })
  it('leaves a bay dark at the horn when nobody has said yes yet', () => {
    expect(at(story.horn, [ownCallOff('press', '05:58')])).toMatchObject({ covered: 5, followed: { stage: 'asked' } })
  })
  it('lists what happens in the order of time, the minute of the horn the last, also where one report follows on another', () => {
    const happenedAt = at(story.start, [ownCallOff('press', '05:43'), ownCallOff('cnc', '05:59')]).events.map(({ minute }) => minute)
    expect(happenedAt).toEqual(happenedAt.toSorted((a, b) => a - b))
    expect(happenedAt.at(-1)).toBe(story.horn)
  })
  it('does not ask somebody who has taken another station', () => {
    const callOffs = [ownCallOff('press', '05:00'), ownCallOff('cnc', '05:20')]
    const first = at(minuteOf('05:10'), callOffs).rows.find(({ station }) => station === 'press')?.person
    const asked = at(minuteOf('05:22'), callOffs).followed?.candidates
    expect(asked?.find(({ name }) => name === first)?.state).toBe('taken')
    expect(at(story.horn, callOffs).covered).toBe(6)
  })
  it('takes the earlier of two call-offs from one station', () => {
    expect(
      at(story.horn, [ownCallOff('fork', '04:40')]).events.filter(({ station, kind }) => station === 'fork' && kind === 'reported'),
    ).toMatchObject([{ minute: minuteOf('04:40') }])
  })
  it('moves the ladder only once HR has decided', () => {
    const points = (more: Partial<CallOff>) =>
      at(story.horn, [ownCallOff('cnc', '05:00', more)]).rows.find(({ station }) => station === 'cnc')?.tag
    expect([points({}), points({ decision: 'protected' }), points({ decision: 'none' })]).toEqual(['late', null, null])
    const record = (more: Partial<CallOff>) => at(minuteOf('05:10'), [ownCallOff('cnc', '05:00', more)]).followed?.record.points
    expect(record({})).toMatchObject({ now: 2, ifCounted: 3 })
    expect(record({ decision: 'protected' })).toMatchObject({ now: 2 })
    expect(record({ decision: 'none' })).toMatchObject({ now: 3, next: { id: 'written' } })
  })
  it('says so when a call-off names a reason that the policy does not know', () => {
    expect(() => at(story.horn, [ownCallOff('press', '05:00', { reason: 'nap' })])).toThrow('the reason "nap"')
  })
})

it('the state of the morning at a minute counts what lies outside the morning as its nearest end', () => {
  expect(at(0)).toEqual(at(story.start))
  expect(at(9999)).toEqual(at(story.horn))
})
