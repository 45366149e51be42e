/**
 * Reports events of a page through the build's analytics adapter. Loaded once the page is idle or the visitor acts; never inside the form's
 * frame, and not at all without an adapter. Visitors who decline (Global Privacy Control, Do Not Track, the consent bar) are not counted.
 */
import {
  ANALYTICS_EVENTS,
  ANALYTICS_PROVIDERS,
  type AnalyticsEvent,
  type AnalyticsSettings,
  addressToReport,
  isConsentNeeded,
} from '#src/site/analytics/analyticsProviders.ts'
import { connectAnalyticsEvents } from './analyticsEvents.client.ts'
import { askConsent } from './consent.client.ts'

type Track = (event: AnalyticsEvent) => void
type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean }

/** @returns whether the browser asks not to be tracked: Global Privacy Control, or the older Do Not Track */
export function isPrivacyRequested(browser: PrivacyNavigator = navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

/** Waits while the page is prerendered, because nobody has seen it yet. */
function waitUntilVisible(): Promise<void> {
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (!prerendering) return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }))
}

/** Reports events of the current page. */
export async function trackPage(settings: AnalyticsSettings): Promise<void> {
  if (isPrivacyRequested() || window.parent !== window) return
  await waitUntilVisible()
  if (isConsentNeeded(settings) && !(await askConsent())) return
  connectAnalyticsEvents(settings.provider === 'ga4' ? startGoogleTag(settings) : createRequestTracker(settings))
}

function createRequestTracker(settings: AnalyticsSettings): Track {
  const { request } = ANALYTICS_PROVIDERS[settings.provider]
  return (event) => {
    const page = { address: addressToReport(location.href), title: document.title, referrer: readExternalReferrer() }
    const reported = request?.(event, page, settings)
    if (!reported) return
    const { url, body, type, mode } = reported
    // A failure is ignored, so that the visitor notices nothing.
    fetch(url, { method: 'POST', body, mode, headers: { 'Content-Type': type }, credentials: 'omit', keepalive: true }).catch(() => {})
  }
}

/** @returns the page that the visitor came from, or nothing if it was one of this site */
function readExternalReferrer(): string {
  const { referrer } = document
  return URL.canParse(referrer) && new URL(referrer).origin !== location.origin ? new URL(referrer).origin : ''
}

type GoogleWindow = Window & { dataLayer?: unknown[] }

/** Google's tag reads `arguments` objects from its queue, so the function cannot be an arrow function with a rest parameter. */
function startGoogleTag({ id }: AnalyticsSettings): Track {
  const page: GoogleWindow = window
  page.dataLayer ??= []
  const layer = page.dataLayer
  function gtag(..._values: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  gtag('consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
  gtag('js', new Date())
  gtag('config', id, {
    page_location: addressToReport(location.href),
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  return (event) => {
    const name = event.name === 'pageSeen' ? 'page_view' : ANALYTICS_EVENTS[event.name].toLowerCase().replaceAll(' ', '_')
    gtag('event', name, 'detail' in event ? { detail: event.detail } : {})
  }
}
