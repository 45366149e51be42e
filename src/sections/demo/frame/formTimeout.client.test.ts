import { describe, expect, it, vi } from 'vitest'
import { connectTestFrame, openPageForEachTest, sendMessage, testPage } from './frame.testing.ts'

openPageForEachTest()

describe('a silent form', () => {
  it('leaves another way on after exactly 10 s near the viewport', () => {
    vi.advanceTimersByTime(60_000)
    testPage.come(true)
    vi.advanceTimersByTime(9999)
    expect(testPage.fallback.hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(testPage.fallback.hidden).toBe(false)
  })
  it('is given its time anew when the visitor comes back', () => {
    testPage.come(true)
    vi.advanceTimersByTime(9999)
    testPage.come(false)
    vi.advanceTimersByTime(60_000)
    expect(testPage.fallback.hidden).toBe(true)
    testPage.come(true)
    vi.advanceTimersByTime(10_000)
    expect(testPage.fallback.hidden).toBe(false)
  })
  it('is not there just because its frame has loaded: that may be the browser’s own page of an error', () => {
    testPage.come(true)
    testPage.frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(10_000)
    expect(testPage.fallback.hidden).toBe(false)
  })
  it('of a host that may never speak is there once its frame has loaded', () => {
    testPage.disconnect()
    connectTestFrame({ isOwn: false })
    testPage.come(true)
    testPage.frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)
    expect(testPage.fallback.hidden).toBe(true)
  })
  it('is no longer silent once it has spoken', () => {
    testPage.come(true)
    sendMessage('demo-request|900')
    vi.advanceTimersByTime(20_000)
    expect(testPage.fallback.hidden).toBe(true)
  })
  it('is asked about until it speaks, not just until its frame has loaded, and the question keeps its place', () => {
    testPage.frame.dispatchEvent(new Event('load'))
    expect(testPage.missing.style.visibility).toBe('')
    sendMessage('demo-request|900')
    expect(testPage.missing.style.visibility).toBe('hidden')
    expect(testPage.missing.hidden).toBe(false)
  })
  it('may speak late, and then has no other way on beside it', () => {
    testPage.come(true)
    vi.advanceTimersByTime(12_000)
    sendMessage('demo-request|900')
    expect(testPage.fallback.hidden).toBe(true)
  })
  it('leaves no long empty sheet where its frame is, and gets its height when it speaks after all', () => {
    testPage.come(true)
    vi.advanceTimersByTime(10_000)
    expect(testPage.frame.style.height).toBe('800px')
    sendMessage('demo-request|900')
    expect(testPage.frame.style.height).toBe('915px')
  })
  it('of somebody else’s keeps the height of its frame: it may be there and never speak', () => {
    testPage.disconnect()
    connectTestFrame({ isOwn: false })
    testPage.come(true)
    vi.advanceTimersByTime(10_000)
    expect(testPage.fallback.hidden).toBe(false)
    expect(testPage.frame.style.height).toBe('')
  })
})
