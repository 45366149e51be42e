/**
 * The demo form's frame: loads the form with the visit's campaign parameters, follows the height that the form reports,
 * and offers another way on when the form stays silent. Source: specification sections 2, 4 and 7; decisions.md, "Demo frame".
 */
import { campaignFromProvider, type ProviderGlobals } from '../../lib/anywhere/campaign'
import { providerOf } from '../../lib/anywhere/formProviders'
import { DEMO_FRAME } from '../../site/interface'
import { visitCampaign, visitLanding } from '../shell/visitCampaign.client'

export type DemoFrameOptions = {
  frame: HTMLIFrameElement
  /** Shown when the form stays silent. */
  fallback: HTMLElement
  formUrl: string
  window?: Window & ProviderGlobals
}

/** @returns a function that takes listener and timers away again */
export function connectDemoFrame({ frame, fallback, formUrl, window: page = window }: DemoFrameOptions): () => void {
  const provider = providerOf(formUrl)
  const origins = provider.allowedOrigins(formUrl)
  let pendingHeight: ReturnType<typeof setTimeout> | undefined

  const patience = setTimeout(() => {
    fallback.hidden = false
  }, DEMO_FRAME.patience)

  const setHeight = (height: number) => {
    frame.style.height = `${height + DEMO_FRAME.heightAdjustment}px`
  }
  const receive = (event: MessageEvent) => {
    if (event.source === null || event.source !== frame.contentWindow || !origins.includes(event.origin)) return
    const message = provider.parse(event.data, formUrl)
    if (!message) return
    clearTimeout(patience)
    fallback.hidden = true
    const { height, scroll } = message
    if (scroll) frame.scrollIntoView()
    if (height === undefined) return
    clearTimeout(pendingHeight)
    if (scroll) pendingHeight = setTimeout(() => setHeight(height), DEMO_FRAME.scrollDelay)
    else setHeight(height)
  }
  page.addEventListener('message', receive)
  frame.src = provider.buildAddress(formUrl, {
    ...topicOf(page.location.search),
    ...(campaignFromProvider(page) ?? visitCampaign(page.location.search)),
    // Which page led to a request is for our own service alone.
    ...(provider.name === 'embedded' ? visitLanding() : {}),
  })

  return () => {
    page.removeEventListener('message', receive)
    clearTimeout(patience)
    clearTimeout(pendingHeight)
  }
}

/** What the visitor asked about, e.g. `?topic=security-documentation`: a short slug or nothing. */
function topicOf(search: string): Record<string, string> {
  const topic = new URLSearchParams(search).get('topic') ?? ''
  return /^[a-z0-9-]{1,60}$/.test(topic) ? { topic } : {}
}

/** Connects the frame of the current page, where there is one. */
export function connectPageDemoFrame(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-form-url]')
  const fallback = document.querySelector<HTMLElement>('[data-frame-fallback]')
  const formUrl = frame?.dataset.formUrl
  if (frame && fallback && formUrl) connectDemoFrame({ frame, fallback, formUrl })
}
