import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import { EXAMPLE_RULES } from '#src/policy/examplePolicy.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { createMorningReducer, type MorningAction, type MorningState } from './morningState.ts'

const { story } = testMorning
const reduce = createMorningReducer(story, EXAMPLE_RULES, false)
/** With reduced motion. */
const reduceStill = createMorningReducer(story, EXAMPLE_RULES, true)
const START: MorningState = { minute: story.poster, isPlaying: false, isLive: false, own: [], draft: null, notice: null }
const stateAfter = (...actions: MorningAction[]) => actions.reduce(reduce, START)
const viewOf = (state: MorningState) => morningAt(story, EXAMPLE_RULES, state.own, state.minute)
const say = (text: string): MorningAction => ({ do: 'say', text })

describe('playing the morning', () => {
  it('begins with the morning when nobody has touched it, and where the visitor is afterwards', () => {
    expect(stateAfter({ do: 'play' })).toMatchObject({ minute: story.start, isPlaying: true })
    expect(stateAfter({ do: 'next' }).minute).toBe(viewOf(START).events[0]?.minute)
    expect(stateAfter({ do: 'seek', minute: story.poster }, { do: 'play' })).toMatchObject({ minute: story.poster, isPlaying: true })
    expect(stateAfter({ do: 'play' }, { do: 'tick' }, { do: 'pause' }, { do: 'play' }).minute).toBe(story.start + 1)
  })
  it('goes on by itself from minute to minute, and stops where somebody goes to the next event', () => {
    expect(stateAfter({ do: 'play' }, { do: 'tick' }).isPlaying).toBe(true)
    expect(stateAfter({ do: 'play' }, { do: 'next' }).isPlaying).toBe(false)
  })
  it('ends at the horn, and begins anew from there', () => {
    const ticks = Array.from({ length: story.horn - story.start + 5 }, (): MorningAction => ({ do: 'tick' }))
    expect(stateAfter({ do: 'play' }, ...ticks)).toMatchObject({ minute: story.horn, isPlaying: false })
    expect(stateAfter({ do: 'seek', minute: story.horn }, { do: 'play' })).toMatchObject({ minute: story.start, isPlaying: true })
  })
  it('stops when somebody takes the slider', () => {
    expect(stateAfter({ do: 'play' }, { do: 'seek', minute: 250 })).toMatchObject({ minute: 250, isPlaying: false })
  })
  it('goes from event to event to the horn, and round again', () => {
    const minutes: number[] = []
    let state = stateAfter({ do: 'seek', minute: story.start })
    while (state.minute < story.horn) {
      state = reduce(state, { do: 'next' })
      minutes.push(state.minute)
    }
    const events = viewOf(state).events.map(({ minute }) => minute)
    expect(minutes).toEqual([...new Set([...events, story.horn])])
    expect(reduce(state, { do: 'next' }).minute).toBe(events[0])
  })
  it('has its first minute for an event too', () => {
    const called = stateAfter({ do: 'seek', minute: story.start }, say('I am sick'), { do: 'seek', minute: story.horn })
    expect(reduce(called, { do: 'next' }).minute).toBe(story.start)
  })
})

describe('calling off in the playable morning', () => {
  it('speaks for the next person who is due, and plays on', () => {
    const state = stateAfter(say('I have a fever'))
    const [first, second] = viewOf(START).canCallOff
    expect(state).toMatchObject({
      isPlaying: true,
      draft: null,
      own: [{ station: first?.id, reason: 'illness', lang: 'en', minute: story.poster }],
    })
    expect(viewOf(state).canCallOff[0]).toEqual(second)
  })
  it('holds the clock while its question is open: until it is answered, or until somebody plays on', () => {
    const askedState = stateAfter({ do: 'play' }, say('my car broke down'))
    expect(askedState).toMatchObject({ isPlaying: false, own: [{ answer: null }] })
    expect(reduce(askedState, { do: 'answer', says: 'no' })).toMatchObject({ isPlaying: true, own: [{ answer: 'no' }] })
    const skipped = [{ do: 'play' }, { do: 'tick' }, { do: 'pause' }].reduce(
      (state, action) => reduce(state, action as MorningAction),
      askedState,
    )
    expect(skipped.minute).toBe(askedState.minute + 1)
    const stopped = stateAfter(say('my car broke down'), { do: 'answer', says: 'no' }, { do: 'pause' })
    expect(reduce(stopped, { do: 'answer', says: 'yes' })).toMatchObject({ isPlaying: false, own: [{ answer: 'yes' }] })
    // A visitor who has moved on stays there, and the earlier question does not hold another message.
    expect(reduce(skipped, { do: 'answer', says: 'no' })).toMatchObject({ isPlaying: false, minute: skipped.minute })
    expect(reduce(askedState, say('I have a fever'))).toMatchObject({ isPlaying: true })
  })
  it('stays at the question where nothing may move, and then shows how it ends', () => {
    const asked = reduceStill(START, say('my car broke down'))
    expect(asked.minute).toBe(story.poster)
    const { minute } = reduceStill(asked, { do: 'answer', says: 'yes' })
    expect(minute).toBeGreaterThan(story.poster)
    expect(reduce(asked, { do: 'answer', says: 'yes' }).minute).toBe(story.poster)
  })
  it('goes back as far as the shift can still be covered, and says so', () => {
    expect(stateAfter({ do: 'seek', minute: story.horn }, say('I am sick'))).toMatchObject({ minute: story.poster, notice: 'rewound' })
    expect(stateAfter(say('I am sick')).notice).toBeNull()
  })
  it('jumps to the result where nothing may move', () => {
    const state = reduceStill(START, say('I am sick'))
    expect(state.isPlaying).toBe(false)
    expect(viewOf(state).followed).toMatchObject({ stage: 'filled', callOff: { isOwn: true }, placement: { minute: state.minute } })
  })
  it('jumps to the horn where nothing may move and nobody steps in', () => {
    const alone = createMorningReducer({ ...story, colleagues: [] }, EXAMPLE_RULES, true)
    expect(alone(START, say('I am sick')).minute).toBe(story.horn)
  })
  it('waits for a button when no reason was read, and then calls off with the words that were sent', () => {
    const drafted = stateAfter(say('  hola  '))
    expect(drafted).toMatchObject({ own: [], draft: { text: 'hola' } })
    expect(reduce(drafted, { do: 'choose', reason: 'no-reason' })).toMatchObject({
      draft: null,
      own: [{ text: 'hola', reason: 'no-reason' }],
    })
  })
  it('knows no language of a message that it cannot read', () => {
    expect(stateAfter(say('xyz')).draft?.lang).toBe('')
  })
  it('asks whoever comes late, and calls off only by the reason that they choose then', () => {
    const drafted = stateAfter(say('My car broke down, I will be in at 8'))
    expect(drafted).toMatchObject({ own: [], isPlaying: false, draft: { isLateArrival: true } })
    const [callOff] = reduce(drafted, { do: 'choose', reason: 'transportation' }).own
    expect(callOff).toMatchObject({ text: 'My car broke down, I will be in at 8', reason: 'transportation', back: 'unknown' })
    expect(callOff).not.toHaveProperty('isLateArrival')
    expect(stateAfter(say('car broke down'), { do: 'correct' }).draft?.isLateArrival).toBe(false)
  })
  it('keeps the day that somebody is back, unless it has the name of today', () => {
    const returnOf = (text: string) => stateAfter(say(text)).own[0]?.back
    expect(returnOf('I am sick today, back on Friday')).toBe('Friday')
    expect(returnOf('Sick, back tomorrow')).toBe('tomorrow')
    expect(returnOf(`Sick, back on ${weekdayOf(story.day)}`)).toBe('unknown')
    expect(stateAfter(say('xyz, vuelvo el lunes'), { do: 'choose', reason: 'other' }).own[0]?.back).toBe('Monday')
  })
  it('takes an answer and a decision for the visitor’s own report only', () => {
    const own = stateAfter(say('car broke down'), { do: 'answer', says: 'no' }, { do: 'decide', decision: 'none' })
    expect(own.own).toMatchObject([{ answer: 'no', decision: 'none' }])
    expect(stateAfter({ do: 'decide', decision: 'none' }).own).toEqual([])
  })
  it('takes them for the report that is followed, and for none before the first has come in', () => {
    const two = [say('I am sick'), say('car broke down')]
    expect(stateAfter(...two, { do: 'decide', decision: 'none' }).own).toMatchObject([{ decision: null }, { decision: 'none' }])
    const early = stateAfter(say('I am sick'), { do: 'seek', minute: story.start })
    for (const action of [{ do: 'answer', says: 'no' }, { do: 'decide', decision: 'none' }, { do: 'correct' }] as const)
      expect(reduce(early, action)).toEqual(early)
  })
  it('takes a misread reason back without losing the words', () => {
    expect(stateAfter(say('car broke down'), { do: 'correct' })).toMatchObject({
      own: [],
      draft: { text: 'car broke down' },
      minute: story.poster,
    })
  })
  it('stops where a reason is taken back, and keeps the reports before it', () => {
    const corrected = stateAfter(say('I am sick'), say('I have a fever'), { do: 'correct' })
    expect(corrected).toMatchObject({ isPlaying: false, own: [{ text: 'I am sick' }], draft: { text: 'I have a fever' } })
  })
  it('has nothing to say to nobody, and keeps the place', () => {
    expect(stateAfter(say('   '))).toMatchObject({ own: [], notice: 'empty', minute: story.poster })
  })
  it('ends with an empty line-up, and starts over', () => {
    const everyone = Array.from({ length: 9 }, () => say('I am sick'))
    expect(stateAfter(...everyone).own).toHaveLength(viewOf(START).canCallOff.length)
    expect(stateAfter(...everyone, { do: 'reset' })).toMatchObject({ own: [], isPlaying: false })
  })
})

it('the playable morning stays within the morning whatever is done', () => {
  const action = fc.oneof(
    fc.record({ do: fc.constant('seek' as const), minute: fc.integer({ min: story.start, max: story.horn }) }),
    fc.constantFrom<MorningAction>(
      { do: 'play' },
      { do: 'tick' },
      { do: 'next' },
      { do: 'correct' },
      { do: 'reset' },
      { do: 'answer', says: 'no' },
      { do: 'answer', says: 'yes' },
      { do: 'decide', decision: 'none' },
      { do: 'choose', reason: 'other' },
      say('my bus'),
      say('xyz'),
      say('30 minutes late'),
    ),
  )
  fc.assert(
    fc.property(fc.boolean(), fc.array(action, { maxLength: 25 }), (isStill, actions) => {
      const state = actions.reduce(isStill ? reduceStill : reduce, START)
      expect(state.minute).toBeGreaterThanOrEqual(story.start)
      expect(state.minute).toBeLessThanOrEqual(story.horn)
      expect(state.isPlaying && state.minute === story.horn).toBe(false)
      expect(new Set(state.own.map(({ station }) => station)).size).toBe(state.own.length)
    }),
  )
})
