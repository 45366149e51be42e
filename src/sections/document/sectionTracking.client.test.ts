import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentAttributes } from './document.attributes.ts'
import { connectSectionTracking } from './sectionTracking.client.ts'

let stop = () => {}
const place = (id: string, top: number) => {
  const element = document.getElementById(id) as HTMLElement
  element.getBoundingClientRect = () => ({ top }) as DOMRect
}
const currentName = () => document.querySelector(documentAttributes.current.selector)?.textContent
const markedText = () => document.querySelector('[aria-current]')?.textContent
const pressInList = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const bar = () => document.querySelector('details') as HTMLDetailsElement

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0)
    return 0
  })
  document.body.innerHTML = `<nav ${documentAttributes.toc.attribute}><details ${documentAttributes.bar.attribute} open><summary><b ${documentAttributes.current.attribute}></b></summary></details><a href="#a"><span>1</span>A</a><a href="#b"><span>2</span>B</a></nav><section id="a"></section><section id="b"></section><button>After</button>`
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('section tracking', () => {
  it('marks the section at or above 120 px that is closest to it, and follows the scroll', () => {
    place('a', 121)
    place('b', 600)
    stop = connectSectionTracking()
    expect([markedText(), currentName()]).toEqual([undefined, ''])
    place('a', 120)
    window.dispatchEvent(new Event('scroll'))
    expect([markedText(), currentName()]).toEqual(['1A', 'A'])
    place('a', -480)
    place('b', 119)
    window.dispatchEvent(new Event('scroll'))
    expect([markedText(), currentName()]).toEqual(['2B', 'B'])
    stop()
    place('b', 600)
    window.dispatchEvent(new Event('scroll'))
    expect(markedText()).toBe('2B')
  })
  it('marks a chosen section that lands below 120 px, because with larger text the header is higher', () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollPaddingTop: '200px' } as CSSStyleDeclaration)
    place('a', -300)
    place('b', 201)
    stop = connectSectionTracking()
    expect(markedText()).toBe('2B')
  })
  it.each<[string, () => void]>([
    ['a section is chosen', () => document.querySelector('a')?.click()],
    ['the focus goes to what lies behind it', () => document.querySelector('button')?.focus()],
  ])('folds the list when %s', (_what, act) => {
    stop = connectSectionTracking()
    for (const link of document.querySelectorAll('a')) link.focus()
    pressInList('ArrowDown')
    expect(bar().open).toBe(true)
    act()
    expect(bar().open).toBe(false)
  })
  it('folds the list at Escape, and leads back to its button', () => {
    stop = connectSectionTracking()
    document.querySelector('a')?.focus()
    pressInList('Escape')
    expect(bar().open).toBe(false)
    expect(document.activeElement).toBe(bar().querySelector('summary'))
  })
})
