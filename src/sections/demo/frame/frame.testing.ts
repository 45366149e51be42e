/** What tests of the demo form's frame share: a page with the frame on it, the frame's messages, and where it is in the window. */
import { afterEach, beforeEach, vi } from 'vitest'
import { demoAttributes } from '../demo.attributes.ts'
import { connectDemoFrame } from './demoFrame.client.ts'

export const FORM = 'https://forms.example/embed/demo-request'
export const scrolled = vi.fn()

/** The page of the test that runs. */
export const testPage = {} as {
  frame: HTMLIFrameElement
  space: HTMLElement
  fallback: HTMLElement
  missing: HTMLElement
  /** Tells whether the frame is near the viewport. */
  come: (isNear: boolean) => void
  disconnect: () => void
}

/** A message to the page, as the form sends it unless said. */
export function send(data: unknown, { origin = 'https://forms.example', source = testPage.frame.contentWindow as unknown } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window | null }))
}

class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    testPage.come = (isIntersecting) => report([{ isIntersecting }])
  }
  observe() {}
  disconnect() {
    testPage.come = () => {}
  }
}

export function connect({ isOwn = true } = {}) {
  document.body.innerHTML = `<p ${demoAttributes.topic.attribute}="security-documentation" hidden></p><div><iframe height="1843"></iframe></div><aside hidden>other ways</aside><p>no form?</p><a ${demoAttributes.formLink.attribute} href="${FORM}">its own page</a>`
  testPage.frame = document.querySelector('iframe') as HTMLIFrameElement
  testPage.space = document.querySelector('div') as HTMLElement
  testPage.fallback = document.querySelector('aside') as HTMLElement
  testPage.missing = document.querySelector('aside + p') as HTMLElement
  if (isOwn) testPage.frame.setAttribute(demoAttributes.ownForm.attribute, '')
  testPage.frame.scrollIntoView = scrolled
  testPage.disconnect = connectDemoFrame({
    frame: testPage.frame,
    space: testPage.space,
    fallback: testPage.fallback,
    missing: testPage.missing,
    formUrl: FORM,
  })
}

/** Opens the page for each test of a file, over a clock that the test moves. */
export function openPageForEachTest() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Observer)
    sessionStorage.clear()
    history.replaceState(null, '', '/request-demo?utm_source=fair&topic=security-documentation')
    scrolled.mockClear()
    connect()
  })
  afterEach(() => {
    testPage.disconnect()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
