import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '../../site/interfaceValues'
import { applyTheme } from '../theme/theme.client'
import { demoHooks } from './demo.hooks'
import { connectDemoFrame } from './demoFrame.client'

const FORM = 'https://forms.example/embed/demo-request'
let frame: HTMLIFrameElement
let space: HTMLElement
let fallback: HTMLElement
let disconnect: () => void
const scrolled = vi.fn()

function send(data: unknown, { origin = 'https://forms.example', source = frame.contentWindow as unknown } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window | null }))
}

let come: (isNear: boolean) => void
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    come = (isIntersecting) => report([{ isIntersecting }])
  }
  observe() {}
  disconnect() {
    come = () => {}
  }
}
/** What jsdom does not lay out: a frame from `top`, as tall as its style or attribute says, in a window of 800 px. */
function layOut(top: number) {
  const height = () => Number.parseInt(frame.style.height, 10) || 1843
  Object.defineProperty(space, 'offsetHeight', {
    configurable: true,
    get: () => Math.max(height(), Number.parseInt(space.style.minHeight, 10) || 0),
  })
  space.getBoundingClientRect = () => ({ bottom: top + space.offsetHeight }) as DOMRect
  vi.stubGlobal('innerHeight', 800)
}
function connect({ isOwn = true } = {}) {
  document.body.innerHTML = `<p ${demoHooks.topic.attribute}="security-documentation" hidden></p><div><iframe height="1843"></iframe></div><aside hidden>other ways</aside>`
  frame = document.querySelector('iframe') as HTMLIFrameElement
  space = document.querySelector('div') as HTMLElement
  fallback = document.querySelector('aside') as HTMLElement
  if (isOwn) frame.setAttribute(demoHooks.ownForm.attribute, '')
  frame.scrollIntoView = scrolled
  disconnect = connectDemoFrame({ frame, space, fallback, formUrl: FORM })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  sessionStorage.clear()
  history.replaceState(null, '', '/request-demo?utm_source=fair&topic=security-documentation')
  scrolled.mockClear()
  connect()
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('heights', () => {
  it('takes the reported height plus 15 px at once', () => {
    send('demo-request|900')
    expect(frame.style.height).toBe('915px')
    expect(scrolled).not.toHaveBeenCalled()
  })
  it('scrolls into view and takes the height after exactly 500 ms when there are three parts', () => {
    send('demo-request|700|sent')
    expect(scrolled).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(499)
    expect(frame.style.height).toBe('')
    vi.advanceTimersByTime(1)
    expect(frame.style.height).toBe('715px')
  })
})

describe('hostile messages change nothing', () => {
  it.each([
    ['wrong origin', 'demo-request|900', { origin: 'https://evil.example' }],
    ['similar origin', 'demo-request|900', { origin: 'https://forms.example.evil.example' }],
    ['null origin', 'demo-request|900', { origin: 'null' }],
    ['wrong window', 'demo-request|900', { source: window }],
    ['no window', 'demo-request|900', { source: null }],
    ['object', { toString: (): string => 'demo-request|900' }, {}],
    ['null', null, {}],
    ['no identifier', '|700', {}],
    ['NaN', 'demo-request|NaN', {}],
    ['negative', 'demo-request|-5', {}],
    ['exponent', 'demo-request|1e9', {}],
    ['four parts', 'demo-request|900|a|b', {}],
    ['100 KB', `demo-request|900|${'x'.repeat(100_000)}`, {}],
    ['other form', 'other-form|900', {}],
    ['too high', 'demo-request|99999', {}],
  ])('%s', (_, data, from) => {
    send(data, from)
    vi.advanceTimersByTime(1000)
    expect(frame.style.height).toBe('')
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('a silent form', () => {
  it('leaves another way on after exactly 10 s near the viewport', () => {
    vi.advanceTimersByTime(60_000)
    come(true)
    vi.advanceTimersByTime(9999)
    expect(fallback.hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(fallback.hidden).toBe(false)
  })
  it('is given its time anew when the visitor comes back', () => {
    come(true)
    vi.advanceTimersByTime(9999)
    come(false)
    vi.advanceTimersByTime(60_000)
    expect(fallback.hidden).toBe(true)
    come(true)
    vi.advanceTimersByTime(10_000)
    expect(fallback.hidden).toBe(false)
  })
  it('is not there just because its frame has loaded: that may be the browser’s own page of an error', () => {
    come(true)
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(10_000)
    expect(fallback.hidden).toBe(false)
  })
  it('of a host that may never speak is there once its frame has loaded', () => {
    disconnect()
    connect({ isOwn: false })
    come(true)
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)
    expect(fallback.hidden).toBe(true)
  })
  it('is no longer silent once it has spoken', () => {
    come(true)
    send('demo-request|900')
    vi.advanceTimersByTime(20_000)
    expect(fallback.hidden).toBe(true)
  })
  it('may speak late', () => {
    come(true)
    vi.advanceTimersByTime(12_000)
    send('demo-request|900')
    expect(fallback.hidden).toBe(true)
  })
})

it('hands the visit’s campaign parameters and topic to the form', () => {
  expect(frame.src).toBe(`${FORM}?topic=security-documentation&utm_source=fair&landing=%2Frequest-demo`)
})

it('ignores a topic that the page has no words for', () => {
  disconnect()
  history.replaceState(null, '', '/request-demo?topic=a-yacht')
  connect()
  expect(new URL(frame.src).searchParams.has('topic')).toBe(false)
})

describe('the space', () => {
  it('goes with the frame while what stands below it is below the fold', () => {
    layOut(200)
    send('demo-request|900')
    expect([frame.style.height, space.style.minHeight]).toEqual(['915px', ''])
  })
  it('goes while what stands below it is out of sight, also where that comes into the empty room', () => {
    layOut(-700)
    send('demo-request|900')
    expect([frame.style.height, space.style.minHeight]).toEqual(['915px', ''])
  })
  it('stays while what stands below it is being read, and goes later', () => {
    layOut(-1200)
    send('demo-request|900')
    expect([frame.style.height, space.style.minHeight]).toEqual(['915px', '1843px'])
    layOut(-100)
    window.dispatchEvent(new Event('scroll'))
    expect(space.style.minHeight).toBe('')
  })
  it('goes at once when the request has been sent', () => {
    layOut(-700)
    send('demo-request|400|sent')
    vi.advanceTimersByTime(500)
    expect([frame.style.height, space.style.minHeight]).toEqual(['415px', ''])
  })
})

describe('the theme', () => {
  afterEach(() => applyTheme('system'))
  it('is in the address of the site’s own form, and told to it when it changes', async () => {
    disconnect()
    applyTheme('dark')
    connect()
    expect(new URL(frame.src).searchParams.get('theme')).toBe('dark')
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage')
    applyTheme('light')
    await Promise.resolve()
    expect(told).toHaveBeenCalledWith('theme|light', 'https://forms.example')
    disconnect()
    applyTheme('dark')
    await Promise.resolve()
    expect(told).toHaveBeenCalledTimes(1)
  })
  it('is nothing that a hosted form is bothered with', () => {
    disconnect()
    applyTheme('dark')
    connect({ isOwn: false })
    expect(new URL(frame.src).searchParams.has('theme')).toBe(false)
  })
})

describe('a request that was begun on another page', () => {
  const begin = () => sessionStorage.setItem(STORAGE_KEYS.demoStart, '{"email":"ana@plant.example"}')
  const told = () => vi.spyOn(frame.contentWindow as Window, 'postMessage')
  it('is handed to the site’s own form as soon as that speaks, and in no address', () => {
    begin()
    const message = told()
    expect(message).not.toHaveBeenCalled()
    send('demo-request|900')
    send('demo-request|905')
    expect(message.mock.calls).toEqual([['start|{"email":"ana@plant.example"}', 'https://forms.example']])
    expect(frame.src).not.toContain('ana')
  })
  it('is not handed to whoever else speaks', () => {
    begin()
    const message = told()
    send('demo-request|900', { origin: 'https://evil.example' })
    send('other-form|900')
    expect(message).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(STORAGE_KEYS.demoStart)).not.toBeNull()
  })
  it('is nothing for a form of somebody else’s', () => {
    disconnect()
    connect({ isOwn: false })
    begin()
    const message = told()
    send('demo-request|900')
    expect(message).not.toHaveBeenCalled()
  })
})

it('tells a form of somebody else’s nothing of the page by which the visit began', () => {
  disconnect()
  frame.removeAttribute(demoHooks.ownForm.attribute)
  const theirs = connectDemoFrame({ frame, space, fallback, formUrl: 'https://forms.zohopublic.com/x/formperma/abc' })
  expect(frame.src).not.toContain('landing')
  theirs()
})
it('takes listener and timers away when it goes', () => {
  come(true)
  send('demo-request|700|sent')
  disconnect()
  send('demo-request|900')
  vi.advanceTimersByTime(20_000)
  expect(fallback.hidden).toBe(true)
  expect(frame.style.height).toBe('')
})
