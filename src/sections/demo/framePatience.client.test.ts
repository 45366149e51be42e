import { describe, expect, it, vi } from 'vitest'
import { connect, connectForEachTest, page, send } from './testFrame'

connectForEachTest()

describe('a silent form', () => {
  it('leaves another way on after exactly 10 s near the viewport', () => {
    vi.advanceTimersByTime(60_000)
    page.come(true)
    vi.advanceTimersByTime(9999)
    expect(page.fallback.hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(page.fallback.hidden).toBe(false)
  })
  it('is given its time anew when the visitor comes back', () => {
    page.come(true)
    vi.advanceTimersByTime(9999)
    page.come(false)
    vi.advanceTimersByTime(60_000)
    expect(page.fallback.hidden).toBe(true)
    page.come(true)
    vi.advanceTimersByTime(10_000)
    expect(page.fallback.hidden).toBe(false)
  })
  it('is not there just because its frame has loaded: that may be the browser’s own page of an error', () => {
    page.come(true)
    page.frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(10_000)
    expect(page.fallback.hidden).toBe(false)
  })
  it('of a host that may never speak is there once its frame has loaded', () => {
    page.disconnect()
    connect({ isOwn: false })
    page.come(true)
    page.frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)
    expect(page.fallback.hidden).toBe(true)
  })
  it('is no longer silent once it has spoken', () => {
    page.come(true)
    send('demo-request|900')
    vi.advanceTimersByTime(20_000)
    expect(page.fallback.hidden).toBe(true)
  })
  it('is asked about until it speaks, not just until its frame has loaded, and the question keeps its place', () => {
    page.frame.dispatchEvent(new Event('load'))
    expect(page.missing.style.visibility).toBe('')
    send('demo-request|900')
    expect(page.missing.style.visibility).toBe('hidden')
    expect(page.missing.hidden).toBe(false)
  })
  it('may speak late', () => {
    page.come(true)
    vi.advanceTimersByTime(12_000)
    send('demo-request|900')
    expect(page.fallback.hidden).toBe(true)
  })
  it('leaves no long empty sheet where its frame is, and gets its height when it speaks after all', () => {
    page.come(true)
    vi.advanceTimersByTime(10_000)
    expect(page.frame.style.height).toBe('800px')
    send('demo-request|900')
    expect(page.frame.style.height).toBe('915px')
  })
  it('of somebody else’s keeps the height of its frame: it may be there and never speak', () => {
    page.disconnect()
    connect({ isOwn: false })
    page.come(true)
    vi.advanceTimersByTime(10_000)
    expect(page.fallback.hidden).toBe(false)
    expect(page.frame.style.height).toBe('')
  })
})
