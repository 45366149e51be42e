import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import { EXAMPLE_RULES } from '#src/models/policy/examplePolicy.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { useAnnouncement } from './useAnnouncement.ts'

const { story, words } = testMorning
const [first = 0, second = 0, third = 0] = story.callOffs.map(({ minute }) => minute)
const snapshotAt = (minute: number) => morningAt(story, EXAMPLE_RULES, [], minute)
const state = { hasVisitorActed: true, waitingMessage: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a sentence that was just read out stays when the next event comes, so that a screen reader notices it', () => {
  const { result, rerender } = renderHook((minute) => useAnnouncement({ state, snapshot: snapshotAt(minute), answer: '', words }), {
    initialProps: first,
  })
  act(() => void vi.advanceTimersByTime(1500))
  expect(result.current).toContain(clockOf(first))
  rerender(second)
  expect(result.current).toContain(clockOf(first))
  act(() => void vi.advanceTimersByTime(1500))
  expect(result.current).toContain(clockOf(second))
  act(() => void vi.advanceTimersByTime(1000))
  rerender(third)
  expect(result.current).toBe('')
})
