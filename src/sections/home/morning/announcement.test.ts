import { describe, expect, it } from 'vitest'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import { EXAMPLE_RULES } from '#src/models/policy/examplePolicy.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { latestSentence, type PassedTime, spokenText, withMinute } from './announcement.ts'

const { story, words } = testMorning
const snapshotAt = (minute: number) => morningAt(story, EXAMPLE_RULES, [], minute)
const latestAt = (minute: number) => latestSentence(snapshotAt(minute), words)
/** The minutes in order, as the clock passes them or a visitor moves to them. */
const passing = (from: number, ...minutes: number[]) =>
  minutes.reduce<PassedTime>((passed, minute) => withMinute(passed, snapshotAt(minute), words), { minute: from, waitingSentences: [] })
const firstMinute = story.callOffs[0]?.minute ?? 0

describe('what there is to say of the morning', () => {
  it('is nothing before the first event', () => expect(latestAt(firstMinute - 1)).toBe(''))
  it('is the latest event, until the next one', () => {
    expect(latestAt(firstMinute)).toContain(clockOf(firstMinute))
    expect(latestAt(firstMinute + 1)).not.toBe('')
  })
  it('is how it ended, at the horn', () => expect(latestAt(story.horn)).toContain(words.events.horn.split('{')[0]))
})

describe('what has passed of the morning', () => {
  it('is how a call-off began, until it is said', () => {
    const passed = passing(firstMinute - 1, firstMinute, firstMinute + 1)
    expect(passed).toEqual({ minute: firstMinute + 1, waitingSentences: [latestAt(firstMinute)] })
    expect(spokenText(passed, 'Now.')).toBe(`${latestAt(firstMinute)} Now.`)
  })
  it('is said once, where it is what there is to say', () =>
    expect(spokenText(passing(firstMinute - 1, firstMinute), latestAt(firstMinute))).toBe(latestAt(firstMinute)))
  it('is nothing where a visitor has pulled to another minute, forward or back', () => {
    expect(passing(firstMinute - 2, firstMinute).waitingSentences).toEqual([])
    expect(passing(firstMinute - 1, firstMinute, firstMinute - 1)).toEqual({ minute: firstMinute - 1, waitingSentences: [] })
  })
  it('stays as it is while the minute does', () => {
    const passed = passing(firstMinute - 1, firstMinute)
    expect(withMinute(passed, snapshotAt(firstMinute), words)).toBe(passed)
  })
})
