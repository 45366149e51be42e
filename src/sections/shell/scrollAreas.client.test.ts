import { afterEach, expect, it, vi } from 'vitest'
import { scrollAreaAttributes } from '#src/ui/scrollArea.attributes.ts'
import { connectScrollAreas } from './scrollAreas.client.ts'

afterEach(() => vi.unstubAllGlobals())

it('a table is a Tab stop with a name while it scrolls, and none while it fits', () => {
  let onResize: ResizeObserverCallback = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        onResize = callback
      }
      observe() {}
      disconnect() {
        onResize = () => {}
      }
    },
  )
  document.body.innerHTML = `<div ${scrollAreaAttributes.area.attribute} role="group" aria-label="Costs" tabindex="0"></div>`
  const [area] = document.body.children
  if (!area) throw new Error('no area')
  const disconnect = connectScrollAreas()
  const become = (width: number) => {
    Object.defineProperty(area, 'scrollWidth', { configurable: true, value: 500 })
    Object.defineProperty(area, 'clientWidth', { configurable: true, value: width })
    onResize([{ target: area } as unknown as ResizeObserverEntry], {} as ResizeObserver)
    return ['role', 'aria-label', 'tabindex'].map((name) => area.getAttribute(name))
  }
  expect(become(500)).toEqual([null, null, null])
  expect(become(300)).toEqual(['group', 'Costs', '0'])
  disconnect()
  expect(become(500), 'let go').toEqual(['group', 'Costs', '0'])
})
