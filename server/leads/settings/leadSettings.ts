/** Reads from the environment where leads are stored and delivered. */

import { LEAD_RETENTION } from '#src/demoForm/leadRetention.ts'
import { isLoopback } from '#src/lib/anywhere/addresses/loopback.ts'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { Environment } from '#src/site/settings.ts'
import { createValueReader, type Runtime, type ServiceVariable } from './serviceVariables.ts'
import { areLoopback, parseTrustedProxies, type TrustedProxies } from './trustedProxies.ts'

export type LeadSettings = {
  database: string
  webhook: { url: string; secret: string } | null
  /** `from` is an address that the mail server may send for. `isToSite`: leads go to the site's address, because no other is set. */
  mail: { smtpUrl: string; from: string; to: string; isToSite: boolean } | null
  /** Delivered leads are deleted after this many days. */
  retentionDays: number
  perMinute: { perAddress: number; overall: number }
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustedProxies: TrustedProxies
  /** Origins of the sites that may show the form in a frame. If there are none, the site of the build may. */
  siteOrigins: string[]
  /** Address that both ports listen on. With null, each port has its own default (`chooseFormHost`). */
  host: string | null
}
/** Used if nothing else is set. */
export type LeadDefaults = { database: string; email: string }

const MIN_SECRET_LENGTH = 16
const EMAIL_ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

/** @returns the settings, which may only be used if there are no `problems`. Problems and warnings are sentences. */
export function readLeadSettings(
  env: Environment,
  defaults: LeadDefaults,
  runtime: Runtime,
): { settings: LeadSettings; problems: string[]; warnings: string[] } {
  const readValue = createValueReader(env)
  const problems: string[] = []
  const warnings: string[] = []
  const reading = { readValue, problems, warnings }
  const readWholeNumber = (name: ServiceVariable, fallback: number): number => {
    const value = readValue(name)
    if (value === undefined) return fallback
    if (!/^[1-9]\d{0,7}$/.test(value)) problems.push(`${name} must be a whole number from 1 to 99999999, but is "${value}".`)
    return Number(value)
  }
  const readProxies = (): TrustedProxies => {
    try {
      return parseTrustedProxies(readValue('TRUST_PROXY') ?? '')
    } catch (error) {
      problems.push(`TRUST_PROXY must list the addresses of your proxies, such as "loopback" or "10.0.0.5": ${errorMessageOf(error)}.`)
      return []
    }
  }
  const settings: LeadSettings = {
    database: readValue('LEADS_DB') ?? defaults.database,
    webhook: readWebhook(reading),
    mail: readMail(reading, defaults.email, runtime),
    retentionDays: readWholeNumber('LEAD_RETENTION_DAYS', LEAD_RETENTION.days),
    perMinute: { perAddress: readWholeNumber('LEAD_RATE_PER_ADDRESS', 10), overall: readWholeNumber('LEAD_RATE_OVERALL', 600) },
    trustedProxies: readProxies(),
    siteOrigins: readSiteOrigins(reading),
    host: readValue('HOST') ?? null,
  }
  if (settings.trustedProxies.some(([, bits]) => bits === 0))
    warnings.push('TRUST_PROXY trusts every address: whoever writes X-Forwarded-For counts as someone else each time. Name your proxies.')
  if (settings.perMinute.perAddress > settings.perMinute.overall)
    warnings.push('LEAD_RATE_PER_ADDRESS is above LEAD_RATE_OVERALL: one address alone can shut the form for everyone.')
  if (settings.retentionDays > LEAD_RETENTION.days)
    warnings.push(
      `LEAD_RETENTION_DAYS keeps leads for ${settings.retentionDays} days, but the privacy policy promises ${LEAD_RETENTION.months} months (${LEAD_RETENTION.days} days at most).`,
    )
  return { settings, problems, warnings }
}

/** Behind a proxy on this machine, only the proxy needs the form's port. Direct access would bypass the proxy. */
export function chooseFormHost({ host, trustedProxies }: Pick<LeadSettings, 'host' | 'trustedProxies'>): string | undefined {
  return host ?? (trustedProxies.length > 0 && areLoopback(trustedProxies) ? '127.0.0.1' : undefined)
}

/** Passed to each part of the reading, which adds its problems and warnings. */
type SettingsReading = { readValue: ReturnType<typeof createValueReader>; problems: string[]; warnings: string[] }

function readSiteOrigins({ readValue, problems }: SettingsReading): string[] {
  const origins = readValue('SITE_ORIGINS')?.match(/[^\s,]+/g) ?? []
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      problems.push(`SITE_ORIGINS must list origins like https://www.your.example, but holds "${origin}".`)
  return origins
}

function readWebhook({ readValue, problems, warnings }: SettingsReading): LeadSettings['webhook'] {
  const [url, secret] = [readValue('LEAD_WEBHOOK_URL'), readValue('LEAD_WEBHOOK_SECRET')]
  if (secret && secret.length < MIN_SECRET_LENGTH)
    warnings.push(`LEAD_WEBHOOK_SECRET is short; take at least ${MIN_SECRET_LENGTH} characters.`)
  if (!url) {
    if (secret) problems.push('LEAD_WEBHOOK_SECRET is set but LEAD_WEBHOOK_URL is not: nothing would be sent.')
    return null
  }
  if (!secret) problems.push('LEAD_WEBHOOK_SECRET must be set with LEAD_WEBHOOK_URL: it signs what is sent.')
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    problems.push(`LEAD_WEBHOOK_URL must be a full http or https address, but ${describeInvalidAddress(parsed)}.`)
  if (parsed?.username || parsed?.password)
    problems.push('LEAD_WEBHOOK_URL must not hold a user name or password; the signature says who sends.')
  if (parsed?.protocol === 'http:' && !isLoopback(parsed.hostname))
    warnings.push(`LEAD_WEBHOOK_URL is not encrypted: whoever is on the way to ${parsed.hostname} can read the leads. Use https.`)
  return secret ? { url, secret } : null
}

/** @returns a description of a wrong address without the rest of it, which may be secret */
const describeInvalidAddress = (parsed: URL | null) => (parsed ? `begins with "${parsed.protocol}"` : 'cannot be read as an address')

/** @param email the recipient if nothing else is set */
function readMail({ readValue, problems, warnings }: SettingsReading, email: string, runtime: Runtime): LeadSettings['mail'] {
  const smtpUrl = readValue('SMTP_URL')
  const addresses = { LEAD_MAIL_TO: readValue('LEAD_MAIL_TO'), LEAD_MAIL_FROM: readValue('LEAD_MAIL_FROM') }
  const parsed = smtpUrl && URL.canParse(smtpUrl) ? new URL(smtpUrl) : null
  const isMailServer = parsed !== null && /^smtps?:\/\//.test(parsed.href) && parsed.hostname !== ''
  if (smtpUrl && !isMailServer)
    problems.push(
      `SMTP_URL must look like smtps://user:password@host:465, but ${parsed?.hostname === '' ? 'names no host' : describeInvalidAddress(parsed)}. In the password, write @ as %40, / as %2F and # as %23.`,
    )
  for (const [name, address] of Object.entries(addresses))
    if (address && !EMAIL_ADDRESS.test(address)) problems.push(`${name} must be one email address, but is "${address}".`)
  if (runtime === 'workers') {
    for (const [name, value] of Object.entries({ SMTP_URL: smtpUrl, ...addresses }))
      if (value) warnings.push(`${name} has no effect on Workers, which cannot send email this way. Use a webhook.`)
    return null
  }
  for (const [name, address] of Object.entries(addresses))
    if (address && !smtpUrl) problems.push(`${name} is set but SMTP_URL is not: no email can be sent.`)
  const to = addresses.LEAD_MAIL_TO ?? email
  return smtpUrl ? { smtpUrl, from: addresses.LEAD_MAIL_FROM ?? to, to, isToSite: addresses.LEAD_MAIL_TO === undefined } : null
}
