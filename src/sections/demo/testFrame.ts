/** What tests of the demo form's frame share: a page with the frame on it, the frame's messages, and where it is in the window. */
import { afterEach, beforeEach, vi } from 'vitest'
import { demoAttributes } from './demo.attributes'
import { connectDemoFrame } from './demoFrame.client'

export const FORM = 'https://forms.example/embed/demo-request'
export const scrolled = vi.fn()

/** The page of the test that runs. */
export const page = {} as {
  frame: HTMLIFrameElement
  space: HTMLElement
  fallback: HTMLElement
  missing: HTMLElement
  /** Tells whether the frame is near the viewport. */
  come: (isNear: boolean) => void
  disconnect: () => void
}

/** A message to the page, as the form sends it unless said. */
export function send(data: unknown, { origin = 'https://forms.example', source = page.frame.contentWindow as unknown } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window | null }))
}

class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    page.come = (isIntersecting) => report([{ isIntersecting }])
  }
  observe() {}
  disconnect() {
    page.come = () => {}
  }
}

export function connect({ isOwn = true } = {}) {
  document.body.innerHTML = `<p ${demoAttributes.topic.attribute}="security-documentation" hidden></p><div><iframe height="1843"></iframe></div><aside hidden>other ways</aside><p>no form?</p><a ${demoAttributes.formLink.attribute} href="${FORM}">its own page</a>`
  page.frame = document.querySelector('iframe') as HTMLIFrameElement
  page.space = document.querySelector('div') as HTMLElement
  page.fallback = document.querySelector('aside') as HTMLElement
  page.missing = document.querySelector('aside + p') as HTMLElement
  if (isOwn) page.frame.setAttribute(demoAttributes.ownForm.attribute, '')
  page.frame.scrollIntoView = scrolled
  page.disconnect = connectDemoFrame({
    frame: page.frame,
    space: page.space,
    fallback: page.fallback,
    missing: page.missing,
    formUrl: FORM,
  })
}

/** Opens the page for each test of a file, over a clock that the test moves. */
export function connectForEachTest() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Observer)
    sessionStorage.clear()
    history.replaceState(null, '', '/request-demo?utm_source=fair&topic=security-documentation')
    scrolled.mockClear()
    connect()
  })
  afterEach(() => {
    page.disconnect()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
