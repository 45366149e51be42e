/** Test helpers for the demo form's frame: a page with the frame, the frame's messages, and its place in the window. */
import { afterEach, beforeEach, vi } from 'vitest'
import { demoAttributes } from '../demo.attributes.ts'
import { connectDemoFrame } from './demoFrame.client.ts'

export const FORM = 'https://forms.example/embed/demo-request'
export const scrolled = vi.fn()

/** The page of the current test. */
export const testPage = {} as {
  frame: HTMLIFrameElement
  space: HTMLElement
  fallback: HTMLElement
  missing: HTMLElement
  /** Moves the frame near the viewport, or away from it. */
  come: (isNear: boolean) => void
  disconnect: () => void
}

/** Sends a message to the page, by default from the form. */
export function sendMessage(data: unknown, { origin = 'https://forms.example', source = testPage.frame.contentWindow as unknown } = {}) {
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

export function connectTestFrame({ isOwn = true } = {}) {
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

/** Opens the page for each test of a file, with fake timers. */
export function openPageForEachTest() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Observer)
    sessionStorage.clear()
    history.replaceState(null, '', '/request-demo?utm_source=fair&topic=security-documentation')
    scrolled.mockClear()
    connectTestFrame()
  })
  afterEach(() => {
    testPage.disconnect()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
