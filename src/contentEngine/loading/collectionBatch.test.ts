import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCollectionBatch } from './collectionBatch.ts'

const HALF_A_MINUTE = 30_000
const fine = async () => new Map<string, string[]>()
const broken = async () => new Map([['b.yaml', ['b.yaml: It is broken.']]])
const takes = (time: number) => () => new Promise<Map<string, string[]>>((done) => setTimeout(done, time, new Map()))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** @returns a batch of two collections, and the number of complete readings */
function readingOfTwo() {
  const onRead = vi.fn()
  const { addCollection, loadTogether } = createCollectionBatch(onRead)
  addCollection()
  addCollection()
  return { onRead, loadTogether }
}

describe('a collection that is read alone', () => {
  it('waits for no other that nobody begins: it says so, with the cure', async () => {
    const { onRead, loadTogether } = readingOfTwo()
    const alone = expect(loadTogether(fine)).rejects.toThrow(/^Astro has read 1 of 2 collections, and for 30 seconds .* Start again\./)
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
    await alone
    expect([onRead.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
  })
  it('says what is broken, where something is', async () => {
    const alone = expect(readingOfTwo().loadTogether(broken)).rejects.toThrow(/^A content entry is broken:\n\nb\.yaml: It is broken\./)
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
    await alone
  })
  it('is no part of the next reading', async () => {
    const { onRead, loadTogether } = readingOfTwo()
    const alone = expect(loadTogether(broken)).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
    await alone
    await Promise.all([loadTogether(fine), loadTogether(fine)])
    expect(onRead).toHaveBeenCalledOnce()
  })
})

it('a collection waits for another that comes late or takes long', async () => {
  const { onRead, loadTogether } = readingOfTwo()
  const first = loadTogether(fine)
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE - 1)
  const second = loadTogether(takes(10 * HALF_A_MINUTE))
  await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE - 1)
  expect(onRead).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([first, second])
  expect([onRead.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
})
