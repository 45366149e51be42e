import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoAttributes } from '#src/sections/demo/demo.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import type { AnalyticsEvent } from '#src/site/analytics/analyticsProviders.ts'
import { trackPage } from './analytics.client.ts'
import { connectAnalyticsEvents } from './analyticsEvents.client.ts'
import { consentAttributes } from './consent.attributes.ts'

// Counting ends with the page; here, the next test has the same document.
const stops = vi.hoisted((): (() => void)[] => [])
vi.mock('./analyticsEvents.client.ts', async (original) => {
  const { connectAnalyticsEvents: connect } = await original<typeof import('./analyticsEvents.client.ts')>()
  const connectAnalyticsEvents: typeof connect = (track) => {
    const stop = connect(track)
    stops.push(stop)
    return stop
  }
  return { connectAnalyticsEvents }
})

const FORM = 'https://forms.example/embed/demo-request'
const plausible = { provider: 'plausible', id: 'your.example', url: 'https://plausible.io' } as const
const google = { provider: 'ga4', id: 'G-ABC1234567', url: '' } as const
const fetchStub = vi.fn(async () => new Response())
const names = () => fetchStub.mock.calls.map((call) => JSON.parse((call as unknown as [string, { body: string }])[1].body).name)
const browserSays = (change: object) => {
  for (const [name, value] of Object.entries(change)) Object.defineProperty(navigator, name, { value, configurable: true })
}
const googleScript = () => document.head.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]')
const button = (answer: string) => document.querySelector<HTMLElement>(consentAttributes.answer.withValue(answer))
const bar = () => document.querySelector<HTMLElement>(consentAttributes.consent.selector)
/** The browser's callback for a changed size. */
let onResize = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback
      }
      observe() {}
    },
  )
  fetchStub.mockClear()
  localStorage.clear()
  browserSays({ globalPrivacyControl: undefined, doNotTrack: null })
  document.documentElement.setAttribute(sharedAttributes.pageKind.attribute, 'demo')
  document.head.innerHTML = ''
  document.body.innerHTML = `<iframe ${demoAttributes.formUrl.attribute}="${FORM}"></iframe><a href="/guides/retail.pdf"><b>Guide</b></a>
    <main tabindex="-1"></main>
    <section ${consentAttributes.consent.attribute} hidden><button ${consentAttributes.answer.attribute}="declined"></button><button ${consentAttributes.answer.attribute}="allowed"></button></section>
    <button ${consentAttributes.again.attribute}></button>`
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

describe('events that analytics count', () => {
  let events: AnalyticsEvent[]
  let disconnect: () => void
  beforeEach(() => {
    events = []
    disconnect = connectAnalyticsEvents((event) => events.push(event))
  })
  afterEach(() => disconnect())
  const seenNames = () => events.map(({ name }) => name)
  const frame = () => document.querySelector('iframe') as HTMLIFrameElement
  const message = (data: unknown, { origin = 'https://forms.example', source = frame().contentWindow as unknown } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window | null }))

  it('begin with the page, and with the demo page', () => expect(seenNames()).toEqual(['pageSeen', 'demoPageSeen']))
  it('tell that the form was started when the focus goes into its frame, once', () => {
    window.dispatchEvent(new Event('blur'))
    expect(seenNames()).not.toContain('formStarted')
    Object.defineProperty(document, 'activeElement', { value: frame(), configurable: true })
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('blur'))
    Reflect.deleteProperty(document, 'activeElement')
    expect(seenNames().filter((name) => name === 'formStarted')).toHaveLength(1)
  })
  it('tell that the form was sent by its message of three parts, from its own frame and origin', () => {
    message('demo-request|700')
    message('demo-request|700|sent', { origin: 'https://evil.example' })
    message('demo-request|700|sent', { source: window })
    expect(seenNames()).not.toContain('formSent')
    message('demo-request|700|sent')
    message('demo-request|700|sent')
    expect(seenNames().filter((name) => name === 'formSent')).toHaveLength(1)
  })
  it('name the guide that is downloaded', () => {
    // jsdom cannot follow the link.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    document.querySelector('b')?.click()
    expect(events.slice(2)).toEqual([{ name: 'guideDownloaded', detail: 'retail.pdf' }])
  })
})

describe('the counting of page views', () => {
  it('sends plain requests without cookies', async () => {
    await trackPage(plausible)
    expect(names()).toEqual(['pageview', 'Demo page seen'])
    expect(fetchStub.mock.calls[0]).toMatchObject(['https://plausible.io/api/event', { credentials: 'omit', keepalive: true }])
  })
  it.each([
    ['https://search.example/?q=a', 'https://search.example'],
    [`${location.origin}/blog`, ''],
    ['', ''],
  ])('says of the page before, %o, its site if it is another: %o', async (referrer, reported) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    await trackPage(plausible)
    expect(JSON.parse((fetchStub.mock.calls[0] as unknown as [string, { body: string }])[1].body).referrer ?? '').toBe(reported)
    vi.restoreAllMocks()
  })
  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('respects %o, and then does not even ask', async (change) => {
    browserSays(change)
    await trackPage(plausible)
    await trackPage(google)
    expect([fetchStub.mock.calls.length, googleScript(), bar()?.hidden]).toEqual([0, null, true])
  })
  it('never happens inside a frame', async () => {
    vi.stubGlobal('parent', {})
    await trackPage(plausible)
    expect(fetchStub).not.toHaveBeenCalled()
  })
  it('waits until a page that was drawn ahead is seen', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const started = trackPage(plausible)
    await Promise.resolve()
    expect(fetchStub).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('prerenderingchange'))
    await started
    Reflect.deleteProperty(document, 'prerendering')
    expect(names()).toContain('pageview')
  })
})

describe('the question for consent', () => {
  it('comes before Google’s script, and is remembered', async () => {
    const started = trackPage(google)
    await vi.waitFor(() => expect(bar()?.hidden).toBe(false))
    expect(googleScript()).toBeNull()
    button('allowed')?.click()
    await started
    expect(bar()?.hidden).toBe(true)
    expect(googleScript()?.src).toContain('G-ABC1234567')
    document.head.innerHTML = ''
    await trackPage(google)
    expect([bar()?.hidden, googleScript() === null]).toEqual([true, false])
  })
  it('declined is remembered too, and can be changed', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what Google's script would have set
    document.cookie = '_ga=GA1.1.1.1'
    const started = trackPage(google)
    await vi.waitFor(() => expect(bar()?.hidden).toBe(false))
    button('declined')?.click()
    await started
    expect(document.cookie).toBe('')
    await trackPage(google)
    expect([bar()?.hidden, googleScript()]).toEqual([true, null])
    document.querySelector<HTMLElement>(consentAttributes.again.selector)?.click()
    expect(bar()?.hidden).toBe(false)
    button('allowed')?.click()
    expect(localStorage.getItem('analytics')).toBe('allowed')
  })
  it('gives focus back to where the question was opened, and to the content when it came by itself', async () => {
    const started = trackPage(google)
    await vi.waitFor(() => expect(bar()?.hidden).toBe(false))
    button('declined')?.focus()
    button('declined')?.click()
    await started
    expect(document.activeElement?.tagName).toBe('MAIN')
    const again = document.querySelector<HTMLElement>(consentAttributes.again.selector)
    again?.click()
    expect(bar()?.contains(document.activeElement)).toBe(true)
    button('declined')?.click()
    expect(document.activeElement).toBe(again)
  })
  it('says how high the bar is, so that it need not cover what has focus', async () => {
    void trackPage(google)
    await vi.waitFor(() => expect(bar()?.hidden).toBe(false))
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(78)
    onResize()
    expect(document.documentElement.style.getPropertyValue('--asked-height')).toBe('78px')
    vi.restoreAllMocks()
  })
  it('is not asked where storage is blocked', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    await trackPage(google)
    blocked.mockRestore()
    expect([bar()?.hidden, googleScript()]).toEqual([true, null])
  })
})
