import { afterEach, expect, it, vi } from 'vitest'
import { scrollFrameAttributes } from '../../ui/scrollFrame.attributes'
import { connectScrollFrames } from './scrollFrames.client'

afterEach(() => vi.unstubAllGlobals())

it('a table is a Tab stop with a name while it scrolls, and none while it fits', () => {
  let resized: ResizeObserverCallback = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        resized = callback
      }
      observe() {}
      disconnect() {
        resized = () => {}
      }
    },
  )
  document.body.innerHTML = `<div ${scrollFrameAttributes.frame.attribute} role="group" aria-label="Costs" tabindex="0"></div>`
  const [frame] = document.body.children
  if (!frame) throw new Error('no frame')
  const disconnect = connectScrollFrames()
  const become = (width: number) => {
    Object.defineProperty(frame, 'scrollWidth', { configurable: true, value: 500 })
    Object.defineProperty(frame, 'clientWidth', { configurable: true, value: width })
    resized([{ target: frame } as unknown as ResizeObserverEntry], {} as ResizeObserver)
    return ['role', 'aria-label', 'tabindex'].map((name) => frame.getAttribute(name))
  }
  expect(become(500)).toEqual([null, null, null])
  expect(become(300)).toEqual(['group', 'Costs', '0'])
  disconnect()
  expect(become(500), 'let go').toEqual(['group', 'Costs', '0'])
})
