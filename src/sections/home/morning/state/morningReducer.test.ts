import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import { EXAMPLE_RULES } from '#src/models/policy/examplePolicy.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { createMorningReducer } from './morningReducer.ts'
import { createMorningState, type MorningAction, type MorningState } from './morningState.ts'

const { story } = testMorning
const reduce = createMorningReducer(story, EXAMPLE_RULES, false)
/** With reduced motion. */
const reduceWithoutMotion = createMorningReducer(story, EXAMPLE_RULES, true)
const START = createMorningState(story)
const stateAfter = (...actions: MorningAction[]) => actions.reduce(reduce, START)
const snapshotOf = (state: MorningState) => morningAt(story, EXAMPLE_RULES, state.visitorCallOffs, state.minute)
const send = (text: string): MorningAction => ({ type: 'send', text })

describe('playing the morning', () => {
  it('begins with the morning when nobody has touched it, and where the visitor is afterwards', () => {
    expect(stateAfter({ type: 'play' })).toMatchObject({ minute: story.start, isPlaying: true })
    expect(stateAfter({ type: 'next' }).minute).toBe(snapshotOf(START).events[0]?.minute)
    expect(stateAfter({ type: 'seek', minute: story.poster }, { type: 'play' })).toMatchObject({ minute: story.poster, isPlaying: true })
    expect(stateAfter({ type: 'play' }, { type: 'tick' }, { type: 'pause' }, { type: 'play' }).minute).toBe(story.start + 1)
  })
  it('goes on by itself from minute to minute, and stops where somebody goes to the next event', () => {
    expect(stateAfter({ type: 'play' }, { type: 'tick' }).isPlaying).toBe(true)
    expect(stateAfter({ type: 'play' }, { type: 'next' }).isPlaying).toBe(false)
  })
  it('ends at the horn, and begins anew from there', () => {
    const ticks = Array.from({ length: story.horn - story.start + 5 }, (): MorningAction => ({ type: 'tick' }))
    expect(stateAfter({ type: 'play' }, ...ticks)).toMatchObject({ minute: story.horn, isPlaying: false })
    expect(stateAfter({ type: 'seek', minute: story.horn }, { type: 'play' })).toMatchObject({ minute: story.start, isPlaying: true })
  })
  it('stops when somebody takes the slider', () => {
    expect(stateAfter({ type: 'play' }, { type: 'seek', minute: 250 })).toMatchObject({ minute: 250, isPlaying: false })
  })
  it('goes from event to event to the horn, and round again', () => {
    const minutes: number[] = []
    let state = stateAfter({ type: 'seek', minute: story.start })
    while (state.minute < story.horn) {
      state = reduce(state, { type: 'next' })
      minutes.push(state.minute)
    }
    const events = snapshotOf(state).events.map(({ minute }) => minute)
    expect(minutes).toEqual([...new Set([...events, story.horn])])
    expect(reduce(state, { type: 'next' }).minute).toBe(events[0])
  })
  it('has its first minute for an event too', () => {
    const called = stateAfter({ type: 'seek', minute: story.start }, send('I am sick'), { type: 'seek', minute: story.horn })
    expect(reduce(called, { type: 'next' }).minute).toBe(story.start)
  })
})

describe('calling off in the playable morning', () => {
  it('speaks for the next person who is due, and plays on', () => {
    const state = stateAfter(send('I have a fever'))
    const [first, second] = snapshotOf(START).visitorStations
    expect(state).toMatchObject({
      isPlaying: true,
      waitingMessage: null,
      visitorCallOffs: [{ station: first?.id, reason: 'illness', lang: 'en', minute: story.poster }],
    })
    expect(snapshotOf(state).visitorStations[0]).toEqual(second)
  })
  it('holds the clock while its question is open: until it is answered, or until somebody plays on', () => {
    const askedState = stateAfter({ type: 'play' }, send('my car broke down'))
    expect(askedState).toMatchObject({ isPlaying: false, visitorCallOffs: [{ answer: null }] })
    expect(reduce(askedState, { type: 'answer', answer: 'no' })).toMatchObject({ isPlaying: true, visitorCallOffs: [{ answer: 'no' }] })
    const skipped = [{ type: 'play' }, { type: 'tick' }, { type: 'pause' }].reduce(
      (state, action) => reduce(state, action as MorningAction),
      askedState,
    )
    expect(skipped.minute).toBe(askedState.minute + 1)
    const stopped = stateAfter(send('my car broke down'), { type: 'answer', answer: 'no' }, { type: 'pause' })
    expect(reduce(stopped, { type: 'answer', answer: 'yes' })).toMatchObject({ isPlaying: false, visitorCallOffs: [{ answer: 'yes' }] })
    // A visitor who has moved on stays there, and the earlier question does not hold another message.
    expect(reduce(skipped, { type: 'answer', answer: 'no' })).toMatchObject({ isPlaying: false, minute: skipped.minute })
    expect(reduce(askedState, send('I have a fever'))).toMatchObject({ isPlaying: true })
  })
  it('stays at the question where nothing may move, and then shows how it ends', () => {
    const asked = reduceWithoutMotion(START, send('my car broke down'))
    expect(asked.minute).toBe(story.poster)
    const { minute } = reduceWithoutMotion(asked, { type: 'answer', answer: 'yes' })
    expect(minute).toBeGreaterThan(story.poster)
    expect(reduce(asked, { type: 'answer', answer: 'yes' }).minute).toBe(story.poster)
  })
  it('goes back as far as the shift can still be covered, and says so', () => {
    expect(stateAfter({ type: 'seek', minute: story.horn }, send('I am sick'))).toMatchObject({
      minute: story.poster,
      remark: { kind: 'rewound', minute: story.poster },
    })
    expect(stateAfter(send('I am sick')).remark).toBeNull()
  })
  it('jumps to the result where nothing may move', () => {
    const state = reduceWithoutMotion(START, send('I am sick'))
    expect(state.isPlaying).toBe(false)
    expect(snapshotOf(state).latestCourse).toMatchObject({
      stage: 'filled',
      callOff: { isByVisitor: true },
      placement: { minute: state.minute },
    })
  })
  it('jumps to the horn where nothing may move and nobody steps in', () => {
    const alone = createMorningReducer({ ...story, colleagues: [] }, EXAMPLE_RULES, true)
    expect(alone(START, send('I am sick')).minute).toBe(story.horn)
  })
  it('waits for a button when no reason was read, and then calls off with the words that were sent', () => {
    const asked = stateAfter(send('  hola  '))
    expect(asked).toMatchObject({ visitorCallOffs: [], waitingMessage: { text: 'hola' } })
    expect(reduce(asked, { type: 'giveReason', reason: 'no-reason' })).toMatchObject({
      waitingMessage: null,
      visitorCallOffs: [{ text: 'hola', reason: 'no-reason' }],
    })
  })
  it('knows no language of a message that it cannot read', () => {
    expect(stateAfter(send('xyz')).waitingMessage?.lang).toBe('')
  })
  it('asks whoever comes late, and calls off only by the reason that they choose then', () => {
    const asked = stateAfter(send('My car broke down, I will be in at 8'))
    expect(asked).toMatchObject({ visitorCallOffs: [], isPlaying: false, waitingMessage: { isLateArrival: true } })
    const [callOff] = reduce(asked, { type: 'giveReason', reason: 'transportation' }).visitorCallOffs
    expect(callOff).toMatchObject({ text: 'My car broke down, I will be in at 8', reason: 'transportation', back: 'unknown' })
    expect(callOff).not.toHaveProperty('isLateArrival')
    expect(stateAfter(send('car broke down'), { type: 'correct' }).waitingMessage?.isLateArrival).toBe(false)
  })
  it('keeps the day that somebody is back, unless it has the name of today', () => {
    const returnOf = (text: string) => stateAfter(send(text)).visitorCallOffs[0]?.back
    expect(returnOf('I am sick today, back on Friday')).toBe('Friday')
    expect(returnOf('Sick, back tomorrow')).toBe('tomorrow')
    expect(returnOf(`Sick, back on ${weekdayOf(story.day)}`)).toBe('unknown')
    expect(stateAfter(send('xyz, vuelvo el lunes'), { type: 'giveReason', reason: 'other' }).visitorCallOffs[0]?.back).toBe('Monday')
  })
  it('takes an answer and a decision for the visitor’s own report only', () => {
    const decidedState = stateAfter(send('car broke down'), { type: 'answer', answer: 'no' }, { type: 'decide', protection: 'none' })
    expect(decidedState.visitorCallOffs).toMatchObject([{ answer: 'no', protection: 'none' }])
    expect(stateAfter({ type: 'decide', protection: 'none' }).visitorCallOffs).toEqual([])
  })
  it('takes them for the latest report, and for none before the first has come in', () => {
    const two = [send('I am sick'), send('car broke down')]
    expect(stateAfter(...two, { type: 'decide', protection: 'none' }).visitorCallOffs).toMatchObject([
      { protection: 'pending' },
      { protection: 'none' },
    ])
    const early = stateAfter(send('I am sick'), { type: 'seek', minute: story.start })
    for (const action of [{ type: 'answer', answer: 'no' }, { type: 'decide', protection: 'none' }, { type: 'correct' }] as const)
      expect(reduce(early, action)).toEqual(early)
  })
  it('takes a misread reason back without losing the words', () => {
    expect(stateAfter(send('car broke down'), { type: 'correct' })).toMatchObject({
      visitorCallOffs: [],
      waitingMessage: { text: 'car broke down' },
      minute: story.poster,
    })
  })
  it('stops where a reason is taken back, and keeps the reports before it', () => {
    const corrected = stateAfter(send('I am sick'), send('I have a fever'), { type: 'correct' })
    expect(corrected).toMatchObject({
      isPlaying: false,
      visitorCallOffs: [{ text: 'I am sick' }],
      waitingMessage: { text: 'I have a fever' },
    })
  })
  it('takes no call-off from an empty message, says so, and stays at its minute', () => {
    expect(stateAfter(send('   '))).toMatchObject({ visitorCallOffs: [], remark: { kind: 'empty' }, minute: story.poster })
  })
  it('ends with an empty line-up, and starts over', () => {
    const everyone = Array.from({ length: 9 }, () => send('I am sick'))
    expect(stateAfter(...everyone).visitorCallOffs).toHaveLength(snapshotOf(START).visitorStations.length)
    expect(stateAfter(...everyone, { type: 'reset' })).toMatchObject({ visitorCallOffs: [], isPlaying: false })
  })
})

it('the playable morning stays within the morning whatever is done', () => {
  const action = fc.oneof(
    fc.record({ type: fc.constant('seek' as const), minute: fc.integer({ min: story.start, max: story.horn }) }),
    fc.constantFrom<MorningAction>(
      { type: 'play' },
      { type: 'tick' },
      { type: 'next' },
      { type: 'correct' },
      { type: 'reset' },
      { type: 'answer', answer: 'no' },
      { type: 'answer', answer: 'yes' },
      { type: 'decide', protection: 'none' },
      { type: 'giveReason', reason: 'other' },
      send('my bus'),
      send('xyz'),
      send('30 minutes late'),
    ),
  )
  fc.assert(
    fc.property(fc.boolean(), fc.array(action, { maxLength: 25 }), (prefersReducedMotion, actions) => {
      const state = actions.reduce(prefersReducedMotion ? reduceWithoutMotion : reduce, START)
      expect(state.minute).toBeGreaterThanOrEqual(story.start)
      expect(state.minute).toBeLessThanOrEqual(story.horn)
      expect(state.isPlaying && state.minute === story.horn).toBe(false)
      expect(new Set(state.visitorCallOffs.map(({ station }) => station)).size).toBe(state.visitorCallOffs.length)
    }),
  )
})
