/** The service's settings from the environment; everything wrong is named at once. */
import { LEAD_RETENTION } from '../../src/site/leadRetention.ts'
import { parseTrustedProxies, type TrustedProxies } from './http/clientAddress.ts'

export type LeadSettings = {
  database: string
  webhook: { url: string; secret: string } | null
  mail: { smtpUrl: string; to: string } | null
  /** Leads that were handed on are deleted after so many days. */
  retentionDays: number
  perMinute: { perAddress: number; overall: number }
  /** Proxies of ours, whose `X-Forwarded-For` is believed; none by default. */
  trustedProxies: TrustedProxies
  /** Address that both ports listen on; null leaves it to the rule in server/main.ts. */
  host: string | null
}

/**
 * @param defaults where the database lies and whom emails go to when nothing else is set
 * @throws Error with a line for each wrong variable
 */
export function readLeadSettings(env: Record<string, string | undefined>, defaults: { database: string; email: string }): LeadSettings {
  const problems: string[] = []
  const get = (name: string) => env[name]?.trim() || undefined
  const whole = (name: string, fallback: number): number => {
    const value = get(name)
    if (value === undefined) return fallback
    if (!/^[1-9]\d{0,7}$/.test(value)) problems.push(`${name} must be a whole number from 1, but is "${value}".`)
    return Number(value)
  }
  const proxies = (): TrustedProxies => {
    try {
      return parseTrustedProxies(get('TRUST_PROXY') ?? '')
    } catch (error) {
      problems.push(
        `TRUST_PROXY must list the addresses of your proxies, such as "loopback" or "10.0.0.5": ${error instanceof Error ? error.message : error}.`,
      )
      return []
    }
  }
  const url = get('LEAD_WEBHOOK_URL')
  if (url && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    problems.push('LEAD_WEBHOOK_URL must be a full http or https address.')
  const secret = get('LEAD_WEBHOOK_SECRET')
  if (url && !secret) problems.push('LEAD_WEBHOOK_SECRET must be set with LEAD_WEBHOOK_URL: it signs what is sent.')
  const smtpUrl = get('SMTP_URL')
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) problems.push('SMTP_URL must look like smtps://user:password@host:465.')
  const settings: LeadSettings = {
    database: get('LEADS_DB') ?? defaults.database,
    webhook: url && secret ? { url, secret } : null,
    mail: smtpUrl ? { smtpUrl, to: get('LEAD_MAIL_TO') ?? defaults.email } : null,
    retentionDays: whole('LEAD_RETENTION_DAYS', LEAD_RETENTION.days),
    perMinute: { perAddress: whole('LEAD_RATE_PER_ADDRESS', 10), overall: whole('LEAD_RATE_OVERALL', 600) },
    trustedProxies: proxies(),
    host: get('HOST') ?? null,
  }
  if (problems.length > 0) throw new Error(`The leads service's settings are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  return settings
}
