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

/** Where settings are read from, and the list to which each wrong variable adds a sentence. */
type Reading = { env: Environment; problems: string[] }

/**
 * @param env environment variables; empty strings count as unset
 * @throws Error with one line per wrong variable, naming the variable and what it must be
 */
export function readSettings(env: Environment): SiteSettings {
  const reading: Reading = { env, problems: [] }
  const url = readSiteUrl(reading)
  const formPort = readFormPort(reading)
  const isPreview = readChoice(reading, 'SITE_PREVIEW', ['1']) === '1'
  // A static host accepts no requests, so the preview's form can be filled in but stores nothing.
  const formOrigin = isPreview ? url : `http://localhost:${formPort}`
  const settings: SiteSettings = {
    ...readContact(reading),
    name: readText(reading, 'SITE_NAME', DEFAULT_NAME),
    legalName: readText(reading, 'SITE_LEGAL_NAME', 'Productivity Pilot, Inc.'),
    url,
    agency: readText(reading, 'SITE_AGENCY', 'Site by Northlight Studio'),
    statusUrl: readOptionalAddress(reading, 'SITE_STATUS_URL') ?? routes.status,
    demoFormUrl: readAddress(reading, 'DEMO_FORM_URL', `${formOrigin}${routes.demoForm}`),
    social: { linkedin: readOptionalAddress(reading, 'SITE_LINKEDIN_URL'), youtube: readOptionalAddress(reading, 'SITE_YOUTUBE_URL') },
    analytics: readAnalytics(reading),
    hsts: readChoice(reading, 'SITE_HSTS', HSTS) ?? 'host',
    isPreview,
  }
  if (reading.problems.length > 0) {
    throw new Error(`The site's settings are wrong:\n${reading.problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
  return settings
}

const readText = ({ env }: Reading, name: string, fallback = '') => env[name]?.trim() || fallback

function readAddress(reading: Reading, name: string, fallback: string, isHttpsOnly = false): string {
  const value = readText(reading, name, fallback)
  const url = URL.canParse(value) ? new URL(value) : null
  const isWeb = url?.protocol === 'https:' || (!isHttpsOnly && url?.protocol === 'http:')
  if (url && isWeb && !url.username && !url.password) return value
  const { problems } = reading
  problems.push(`${name} must be a full ${isHttpsOnly ? 'https' : 'http or https'} address, but is "${value}".`)
  return fallback
}

const readOptionalAddress = (reading: Reading, name: string) => (readText(reading, name) ? readAddress(reading, name, '') : null)

/** @returns null if the variable is unset or wrong */
function readChoice<Choice extends string>(reading: Reading, name: string, choices: readonly Choice[]): Choice | null {
  const value = readText(reading, name)
  const chosen = choices.find((choice) => choice === value) ?? null
  const { problems } = reading
  if (value && !chosen) problems.push(`${name} must be one of ${choices.join(', ')}, but is "${value}".`)
  return chosen
}

/** @returns the origin, without a slash at its end */
function readSiteUrl(reading: Reading): string {
  const { problems } = reading
  const url = readAddress(reading, 'SITE_URL', 'https://www.productivitypilot.example')
  if (new URL(url).pathname !== '/' || /[?#]/.test(url)) {
    problems.push(`SITE_URL must be an origin without a path or a query, but is "${url}".`)
  }
  return url.replace(/\/$/, '')
}

function readContact(reading: Reading): Contact {
  const { problems } = reading
  const phone = readText(reading, 'SITE_PHONE', '(312) 555-0142')
  const digits = phone.replace(/\D/g, '')
  // Telephones would dial an extension as part of the number. No country code begins with 0.
  if (digits.length < 10 || digits.length > 15 || digits.startsWith('0') || !/^[\d\s()+./-]+$/.test(phone)) {
    problems.push(
      `SITE_PHONE must be a telephone number of 10 to 15 digits, with its country code if that is not 1, and without an extension, but is "${phone}".`,
    )
  }
  const email = readText(reading, 'SITE_EMAIL', 'hello@productivitypilot.example')
  if (!/^[^\s@?&,;<>]+@[^\s@?&,;<>]+\.[^\s@?&,;<>]+$/.test(email)) {
    problems.push(`SITE_EMAIL must be one email address, but is "${email}".`)
  }
  // "+45 12 34 56 78" has ten digits, too, and must not get a 1.
  const countryCode = digits.length === 10 && !phone.startsWith('+') ? '1' : ''
  return { phone, phoneHref: `tel:+${countryCode}${digits}`, email, emailHref: `mailto:${email}` }
}

function readFormPort(reading: Reading): string {
  const { problems } = reading
  const port = readText(reading, 'FORM_PORT', DEFAULT_FORM_PORT)
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    problems.push(`FORM_PORT must be a port number from 1 to 65535, but is "${port}".`)
  }
  return port
}

function readAnalytics(reading: Reading): SiteSettings['analytics'] {
  const { problems } = reading
  const provider = readChoice(reading, 'SITE_ANALYTICS', ANALYTICS_NAMES)
  const id = readText(reading, 'SITE_ANALYTICS_ID')
  const ownUrl = readText(reading, 'SITE_ANALYTICS_URL')
  if (!provider) {
    if ((id || ownUrl) && !readText(reading, 'SITE_ANALYTICS'))
      problems.push(
        `SITE_ANALYTICS must say which analytics SITE_ANALYTICS_ID and SITE_ANALYTICS_URL are for: ${ANALYTICS_NAMES.join(', ')}.`,
      )
    return null
  }
  const service = analyticsNamed(provider)
  if (!service.id.test(id)) problems.push(`SITE_ANALYTICS_ID must be ${service.like}, but is "${id}".`)
  if (!ownUrl && !service.url) problems.push(`SITE_ANALYTICS_URL must be the address of your ${provider} installation.`)
  if (ownUrl && provider === 'ga4') problems.push('SITE_ANALYTICS_URL has no meaning with ga4; leave it out.')
  const url = ownUrl ? readAddress(reading, 'SITE_ANALYTICS_URL', '', true) : (service.url ?? '')
  return { provider, id, url: url.replace(/\/$/, '') }
}
