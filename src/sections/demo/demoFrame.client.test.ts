import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectDemoFrame } from './demoFrame.client'

const FORM = 'https://forms.example/embed/demo-request'
let frame: HTMLIFrameElement
let fallback: HTMLElement
let disconnect: () => void
const scrolled = vi.fn()

function send(data: unknown, { origin = 'https://forms.example', source = frame.contentWindow as unknown } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window | null }))
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  history.replaceState(null, '', '/request-demo?utm_source=fair&topic=security-documentation')
  document.body.innerHTML = '<iframe height="1843"></iframe><div hidden>other ways</div>'
  frame = document.querySelector('iframe') as HTMLIFrameElement
  fallback = document.querySelector('div') as HTMLElement
  frame.scrollIntoView = scrolled
  scrolled.mockClear()
  disconnect = connectDemoFrame({ frame, fallback, formUrl: FORM })
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
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
  it('leaves another way on after exactly 10 s', () => {
    vi.advanceTimersByTime(9999)
    expect(fallback.hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(fallback.hidden).toBe(false)
  })
  it('is no longer silent once it has spoken', () => {
    send('demo-request|900')
    vi.advanceTimersByTime(20_000)
    expect(fallback.hidden).toBe(true)
  })
  it('may speak late', () => {
    vi.advanceTimersByTime(12_000)
    send('demo-request|900')
    expect(fallback.hidden).toBe(true)
  })
})

it('hands the visit’s campaign parameters and topic to the form', () => {
  expect(frame.src).toBe(`${FORM}?topic=security-documentation&utm_source=fair&landing=%2Frequest-demo`)
})

it('tells a form of somebody else’s nothing of the page by which the visit began', () => {
  const theirs = connectDemoFrame({ frame, fallback, formUrl: 'https://forms.zohopublic.com/x/formperma/abc' })
  expect(frame.src).not.toContain('landing')
  theirs()
})
it('takes listener and timers away when it goes', () => {
  send('demo-request|700|sent')
  disconnect()
  send('demo-request|900')
  vi.advanceTimersByTime(20_000)
  expect(fallback.hidden).toBe(true)
  expect(frame.style.height).toBe('')
})
