import { describe, expect, it, vi } from 'vitest'
import { openPageForEachTest, sendMessage, testPage } from './frame.testing.ts'

openPageForEachTest()

/** Mocks the layout that jsdom lacks: a frame from `top`, as tall as its style or attribute, in a window of 800 px. */
function layOut(top: number) {
  const height = () => Number.parseInt(testPage.frame.style.height, 10) || 1843
  Object.defineProperty(testPage.space, 'offsetHeight', {
    configurable: true,
    get: () => Math.max(height(), Number.parseInt(testPage.space.style.minHeight, 10) || 0),
  })
  testPage.space.getBoundingClientRect = () => ({ bottom: top + testPage.space.offsetHeight }) as DOMRect
  vi.stubGlobal('innerHeight', 800)
}
describe('the space below the form’s frame', () => {
  it('goes with the frame while what stands below it is below the fold', () => {
    layOut(200)
    sendMessage('demo-request|900')
    expect([testPage.frame.style.height, testPage.space.style.minHeight]).toEqual(['915px', ''])
  })
  it('goes while what stands below it is out of sight, also where that comes into the empty room', () => {
    layOut(-700)
    sendMessage('demo-request|900')
    expect([testPage.frame.style.height, testPage.space.style.minHeight]).toEqual(['915px', ''])
  })
  it('stays while what stands below it is being read, and goes later', () => {
    layOut(-1200)
    sendMessage('demo-request|900')
    expect([testPage.frame.style.height, testPage.space.style.minHeight]).toEqual(['915px', '1843px'])
    layOut(-100)
    window.dispatchEvent(new Event('scroll'))
    expect(testPage.space.style.minHeight).toBe('')
  })
  it('goes at once when the request has been sent', () => {
    layOut(-700)
    sendMessage('demo-request|400|sent')
    vi.advanceTimersByTime(500)
    expect([testPage.frame.style.height, testPage.space.style.minHeight]).toEqual(['415px', ''])
  })
})
