import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentAttributes } from './document.attributes.ts'
import { connectSectionTracking } from './sectionTracking.client.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('section tracking', () => {
  it('marks the section at or above 120 px that is closest to it, and follows the scroll', () => {
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      run(0)
      return 0
    })
    document.body.innerHTML = `<nav ${documentAttributes.toc.attribute}><details ${documentAttributes.bar.attribute} open><summary><b ${documentAttributes.current.attribute}></b></summary></details><a href="#a">A</a><a href="#b">B</a></nav><section id="a"></section><section id="b"></section>`
    const place = (id: string, top: number) => {
      const element = document.getElementById(id) as HTMLElement
      element.getBoundingClientRect = () => ({ top }) as DOMRect
    }
    const currentName = () => document.querySelector(documentAttributes.current.selector)?.textContent
    const markedText = () => document.querySelector('[aria-current]')?.textContent
    place('a', 121)
    place('b', 600)
    stop = connectSectionTracking()
    expect([markedText(), currentName()]).toEqual([undefined, ''])
    place('a', 120)
    window.dispatchEvent(new Event('scroll'))
    expect([markedText(), currentName()]).toEqual(['A', 'A'])
    place('a', -480)
    place('b', 119)
    window.dispatchEvent(new Event('scroll'))
    expect([markedText(), currentName()]).toEqual(['B', 'B'])
    const bar = document.querySelector('details') as HTMLDetailsElement
    document.querySelector('a')?.click()
    expect(bar.open).toBe(false)
    stop()
    place('b', 600)
    window.dispatchEvent(new Event('scroll'))
    expect(markedText()).toBe('B')
  })
})
