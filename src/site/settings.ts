/**
 * Turns environment variables into the site's settings, or reports everything that is wrong with them together.
 * Pure, so that it can be tested with any environment; `site.ts` calls it once with the real one.
 * Source: docs/requirements/clarifications.md, "Identity".
 */

import { ANALYTICS_NAMES, analyticsNamed } from './analytics/analyticsNames.ts'
import type { AnalyticsSettings } from './analytics/analyticsProviders.ts'
import { routes } from './routes.ts'

/** The brand, unless `SITE_NAME` is set. */
export const DEFAULT_NAME = 'Productivity Pilot'

export type SiteSettings = Contact & {
  name: string
  legalName: string
  /** Origin of the public site, without a trailing slash. */
  url: string
  agency: string
  /** The status page; the site's own page if none is configured. */
  statusUrl: string
  /** Address of the hosted demo form, shown in the frame on /request-demo. */
  demoFormUrl: string
  social: { linkedin: string | null; youtube: string | null }
  /** Null if no analytics are configured. */
  analytics: AnalyticsSettings | null
  /** The reach of Strict-Transport-Security: this host by default, because more is hard to take back. */
  hsts: HstsReach
  /** A build for reviewers on a static host: search engines do not keep it, and its form is on the same origin. */
  isPreview: boolean
}

export type Contact = {
  /** As people read it: "(312) 555-0142". */
  phone: string
  /** As telephones dial it: "tel:+13125550142". */
  phoneHref: string
  email: string
  emailHref: string
}

const HSTS = ['host', 'subdomains', 'preload'] as const
type HstsReach = (typeof HSTS)[number]

export type Environment = Record<string, string | undefined>

const DEFAULT_FORM_PORT = '4322'

/**
 * @param env environment variables; empty strings count as unset
 * @throws Error with one line per wrong variable, naming the variable and what it must be
 */
export function readSettings(env: Environment): SiteSettings {
  const problems: string[] = []
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback

  const address = (name: string, fallback: string, isHttpsOnly = false): string => {
    const value = text(name, fallback)
    const url = URL.canParse(value) ? new URL(value) : null
    const isWeb = url?.protocol === 'https:' || (!isHttpsOnly && url?.protocol === 'http:')
    if (!url || !isWeb || url.username || url.password) {
      problems.push(`${name} must be a full ${isHttpsOnly ? 'https' : 'http or https'} address, but is "${value}".`)
      return fallback
    }
    return value
  }
  const optionalAddress = (name: string): string | null => (env[name]?.trim() ? address(name, '') : null)

  const url = address('SITE_URL', 'https://www.productivitypilot.example')
  if (URL.canParse(url) && (new URL(url).pathname !== '/' || /[?#]/.test(url))) {
    problems.push(`SITE_URL must be an origin without a path or a query, but is "${url}".`)
  }

  const phone = text('SITE_PHONE', '(312) 555-0142')
  const digits = phone.replace(/\D/g, '')
  // Telephones would dial an extension as part of the number. No country code begins with 0.
  if (digits.length < 10 || digits.length > 15 || digits.startsWith('0') || !/^[\d\s()+./-]+$/.test(phone)) {
    problems.push(
      `SITE_PHONE must be a telephone number of 10 to 15 digits, with its country code if that is not 1, and without an extension, but is "${phone}".`,
    )
  }

  const email = text('SITE_EMAIL', 'hello@productivitypilot.example')
  if (!/^[^\s@?&,;<>]+@[^\s@?&,;<>]+\.[^\s@?&,;<>]+$/.test(email)) {
    problems.push(`SITE_EMAIL must be one email address, but is "${email}".`)
  }

  const formPort = text('FORM_PORT', DEFAULT_FORM_PORT)
  if (!/^\d{1,5}$/.test(formPort) || Number(formPort) < 1 || Number(formPort) > 65535) {
    problems.push(`FORM_PORT must be a port number from 1 to 65535, but is "${formPort}".`)
  }

  const choice = <T extends string>(name: string, choices: readonly T[]): T | null => {
    const value = env[name]?.trim()
    if (!value) return null
    const found = choices.find((candidate) => candidate === value)
    if (!found) problems.push(`${name} must be one of ${choices.join(', ')}, but is "${value}".`)
    return found ?? null
  }
  const analytics = (): SiteSettings['analytics'] => {
    const provider = choice('SITE_ANALYTICS', ANALYTICS_NAMES)
    const id = env.SITE_ANALYTICS_ID?.trim() ?? ''
    const ownUrl = env.SITE_ANALYTICS_URL?.trim()
    if (!provider) {
      if ((id || ownUrl) && !env.SITE_ANALYTICS?.trim())
        problems.push(
          `SITE_ANALYTICS must say which analytics SITE_ANALYTICS_ID and SITE_ANALYTICS_URL are for: ${ANALYTICS_NAMES.join(', ')}.`,
        )
      return null
    }
    const service = analyticsNamed(provider)
    if (!service.id.test(id)) problems.push(`SITE_ANALYTICS_ID must be ${service.like}, but is "${id}".`)
    if (!ownUrl && !service.url) problems.push(`SITE_ANALYTICS_URL must be the address of your ${provider} installation.`)
    if (ownUrl && provider === 'ga4') problems.push('SITE_ANALYTICS_URL has no meaning with ga4; leave it out.')
    return { provider, id, url: (ownUrl ? address('SITE_ANALYTICS_URL', '', true) : (service.url ?? '')).replace(/\/$/, '') }
  }

  const isPreview = choice('SITE_PREVIEW', ['1']) === '1'
  // A static host accepts no requests, so the preview's form can be filled in but stores nothing.
  const formOrigin = isPreview ? url.replace(/\/$/, '') : `http://localhost:${formPort}`

  const settings: SiteSettings = {
    name: text('SITE_NAME', DEFAULT_NAME),
    legalName: text('SITE_LEGAL_NAME', 'Productivity Pilot, Inc.'),
    phone,
    // "+45 12 34 56 78" has ten digits, too, and must not get a 1.
    phoneHref: `tel:+${digits.length === 10 && !phone.startsWith('+') ? '1' : ''}${digits}`,
    email,
    emailHref: `mailto:${email}`,
    url: url.replace(/\/$/, ''),
    agency: text('SITE_AGENCY', 'Site by Northlight Studio'),
    statusUrl: optionalAddress('SITE_STATUS_URL') ?? routes.status,
    demoFormUrl: address('DEMO_FORM_URL', `${formOrigin}${routes.demoForm}`),
    social: { linkedin: optionalAddress('SITE_LINKEDIN_URL'), youtube: optionalAddress('SITE_YOUTUBE_URL') },
    analytics: analytics(),
    hsts: choice('SITE_HSTS', HSTS) ?? 'host',
    isPreview,
  }
  if (problems.length > 0) {
    throw new Error(`The site's settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
  return settings
}
