/**
 * The analytics providers: where each adapter sends an event, and which sources the Content-Security-Policy then allows.
 * Plausible, Umami and Matomo get one plain request for each event, without cookies and without their scripts. Google
 * Analytics does not work without its own script, so it needs consent.
 * Sources: the public documentation of Plausible's events API, Umami's send API, Matomo's tracking API and gtag.js.
 */

import { campaignFromSearch, withParameters } from '#src/demoForm/campaign.ts'
import type { AnalyticsName } from './analyticsNames.ts'

/** Every event that is counted. Nothing else can be sent. The value is what the operator reads in reports. */
export const ANALYTICS_EVENTS = {
  pageSeen: 'pageview',
  demoPageSeen: 'Demo page seen',
  formStarted: 'Form started',
  formSent: 'Form sent',
  guideDownloaded: 'Guide downloaded',
  toolUsed: 'Tool used',
} as const
export type AnalyticsEvent =
  | { name: 'pageSeen' | 'demoPageSeen' | 'formStarted' | 'formSent' }
  /** `detail` is the guide's file name or the tool's name, never anything that a visitor wrote. */
  | { name: 'guideDownloaded' | 'toolUsed'; detail: string }

export type AnalyticsSettings = {
  provider: AnalyticsName
  /** The site's name at the provider: domain, website id, site number, measurement id. */
  id: string
  /** Address of the provider's installation without a trailing slash; unused by Google Analytics. */
  url: string
}
type SeenPage = { address: string; title: string; referrer: string }
/** A request whose response is ignored. `mode` avoids a preflight if the content type allows it. */
type AnalyticsRequest = { url: string; body: string; type: string; mode: 'cors' | 'no-cors' }

type Sources = { script?: string[]; connect: string[]; image?: string[] }
export type AnalyticsProvider = {
  needsConsent: boolean
  sources: (settings: AnalyticsSettings) => Sources
  /** Null if only the provider's own script can send. */
  request: ((event: AnalyticsEvent, page: SeenPage, settings: AnalyticsSettings) => AnalyticsRequest) | null
}

const ownOrigin = ({ url }: AnalyticsSettings): Sources => ({ connect: [new URL(url).origin] })
const detailOf = (event: AnalyticsEvent): string | undefined => ('detail' in event ? event.detail : undefined)

const plausible: AnalyticsProvider = {
  needsConsent: false,
  sources: ownOrigin,
  request: (event, page, { id, url }) => {
    const detail = detailOf(event)
    const body = {
      name: ANALYTICS_EVENTS[event.name],
      url: page.address,
      domain: id,
      referrer: page.referrer,
      ...(detail ? { props: { detail } } : {}),
    }
    return { url: `${url}/api/event`, body: JSON.stringify(body), type: 'text/plain', mode: 'no-cors' }
  },
}

const umami: AnalyticsProvider = {
  needsConsent: false,
  sources: ownOrigin,
  request: (event, page, { id, url }) => {
    const detail = detailOf(event)
    const { hostname, pathname, search } = new URL(page.address)
    const payload = {
      website: id,
      hostname,
      url: `${pathname}${search}`,
      title: page.title,
      referrer: page.referrer,
      // Page views have no name in this provider's API.
      ...(event.name === 'pageSeen' ? {} : { name: ANALYTICS_EVENTS[event.name] }),
      ...(detail ? { data: { detail } } : {}),
    }
    return { url: `${url}/api/send`, body: JSON.stringify({ type: 'event', payload }), type: 'application/json', mode: 'cors' }
  },
}

const matomo: AnalyticsProvider = {
  needsConsent: false,
  sources: ownOrigin,
  request: (event, page, { id, url }) => {
    const eventFields: Record<string, string> =
      event.name === 'pageSeen' ? { action_name: page.title } : { e_c: 'Site', e_a: ANALYTICS_EVENTS[event.name], ca: '1' }
    const detail = detailOf(event)
    const body = new URLSearchParams({
      idsite: id,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: page.address,
      urlref: page.referrer,
      ...eventFields,
      ...(detail ? { e_n: detail } : {}),
    })
    return { url: `${url}/matomo.php`, body: body.toString(), type: 'application/x-www-form-urlencoded', mode: 'no-cors' }
  },
}

const ga4: AnalyticsProvider = {
  needsConsent: true,
  // Google's regional endpoints cannot be listed one by one. These are the sources in its documentation.
  sources: () => ({
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  }),
  request: null,
}

export const ANALYTICS_PROVIDERS: Record<AnalyticsName, AnalyticsProvider> = { plausible, umami, matomo, ga4 }

/** @returns whether a visitor is asked before anything is counted; false without analytics */
export const isConsentNeeded = (settings: AnalyticsSettings | null): boolean =>
  settings !== null && ANALYTICS_PROVIDERS[settings.provider].needsConsent

/** @returns sources by Content-Security-Policy directive; none without analytics */
export const analyticsSources = (settings: AnalyticsSettings | null): Sources =>
  settings ? ANALYTICS_PROVIDERS[settings.provider].sources(settings) : { connect: [] }

/** @returns the address to report: path and `utm_` names. Everything else, such as click ids, is left out. */
export function addressToReport(href: string): string {
  const { origin, pathname, search } = new URL(href)
  const campaign = Object.entries(campaignFromSearch(search)).filter(([name]) => name.startsWith('utm_'))
  return withParameters(`${origin}${pathname}`, Object.fromEntries(campaign))
}
