/**
 * The analytics providers that a site can be built with: their names, how each identifies a site, and its default address.
 * `analyticsProviders.ts` has an adapter for each.
 */
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'

type Analytics = {
  /** The name that visitors know. */
  label: string
  id: RegExp
  /** Ends the sentence "SITE_ANALYTICS_ID must be …". */
  like: string
  url?: string
}

const ANALYTICS = {
  plausible: {
    label: 'Plausible',
    id: /^[a-z0-9.-]+\.[a-z]+$/,
    like: 'the domain that Plausible knows, like your.example',
    url: 'https://plausible.io',
  },
  umami: {
    label: 'Umami',
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    like: 'the website id that Umami shows',
    url: 'https://cloud.umami.is',
  },
  matomo: { label: 'Matomo', id: /^[1-9]\d{0,6}$/, like: 'the number of the site in Matomo' },
  ga4: {
    label: 'Google Analytics',
    id: /^G-[A-Z0-9]{4,20}$/,
    like: 'a measurement id like G-XXXXXXXXXX',
    url: 'https://www.googletagmanager.com',
  },
} satisfies Record<string, Analytics>

export type AnalyticsName = keyof typeof ANALYTICS

/** @returns what the site needs to know of a program for analytics */
export const analyticsNamed = (name: AnalyticsName): Analytics => ANALYTICS[name]
export const ANALYTICS_NAMES = keysOf(ANALYTICS)
