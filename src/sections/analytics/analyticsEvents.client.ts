/** Turns what happens on the current page into events of the typed list, each at most once per page and detail. */

import { providerOf } from '#src/demoForm/formProviders.ts'
import { demoAttributes } from '#src/sections/demo/demo.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import type { AnalyticsEvent } from '#src/site/analytics/analyticsProviders.ts'

const DOCUMENT = /\/(guides|templates)\/([\w-]+\.(pdf|docx|md))$/

/** @returns a function that removes the listeners */
export function connectAnalyticsEvents(track: (event: AnalyticsEvent) => void): () => void {
  const sentKeys = new Set<string>()
  const trackOnce = (event: AnalyticsEvent) => {
    const key = JSON.stringify(event)
    if (sentKeys.has(key)) return
    sentKeys.add(key)
    track(event)
  }
  const listening = new AbortController()
  const { signal } = listening

  trackOnce({ name: 'pageSeen' })
  if (sharedAttributes.pageKind.read(document.documentElement) === 'demo') trackOnce({ name: 'demoPageSeen' })

  document.addEventListener(
    'click',
    ({ target }) => {
      const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : undefined
      const file = DOCUMENT.exec(href ?? '')?.[2]
      if (file) trackOnce({ name: 'guideDownloaded', detail: file })
    },
    { signal },
  )
  document.addEventListener(
    'input',
    ({ target }) => {
      const tool = target instanceof Element ? target.closest(sharedAttributes.tool.selector) : null
      const name = tool && sharedAttributes.tool.read(tool)
      if (name) trackOnce({ name: 'toolUsed', detail: name })
    },
    { signal },
  )

  const frame = document.querySelector<HTMLIFrameElement>(`iframe${demoAttributes.formUrl.selector}`)
  const formUrl = frame && demoAttributes.formUrl.read(frame)
  if (frame && formUrl) {
    // The frame is from another origin, so focus inside it is the only sign of a started form.
    window.addEventListener('blur', () => document.activeElement === frame && trackOnce({ name: 'formStarted' }), { signal })
    const provider = providerOf(formUrl)
    const origins = provider.allowedOrigins(formUrl)
    window.addEventListener(
      'message',
      ({ source, origin, data }) => {
        if (source === null || source !== frame.contentWindow || !origins.includes(origin)) return
        if (provider.parse(data, formUrl)?.isSubmitted) trackOnce({ name: 'formSent' })
      },
      { signal },
    )
  }
  return () => listening.abort()
}
