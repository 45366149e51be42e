/**
 * Everything that can be set for the service and its operator, checked together before anything starts: what is wrong is
 * refused, what is doubtful is warned of, and what is on is said in plain words.
 */
import { LEAD_RETENTION } from '../../../src/site/leadRetention.ts'
import { services } from '../../../src/site/routes.ts'
import { type LeadSettings, readLeadSettings } from '../leadSettings.ts'
import { type CommandLine, commandLine } from './commandLine.ts'

export type OperatorSettings = {
  /** Opens /readyz to whoever knows it; without one the address does not exist. */
  reportToken: string | null
  /** Whether /metrics exists, under the same token. */
  metrics: boolean
  /** Hour of the day, UTC, from which the daily digest is sent; null sends none. */
  digestHour: number | null
  /** How messages name the operator's commands. */
  call: CommandLine
}
export type CheckedSettings = {
  leads: LeadSettings
  operator: OperatorSettings
  /** What is doubtful, in sentences. */
  warnings: string[]
  /** What is on, in sentences. */
  summary: string[]
}

type Environment = Record<string, string | undefined>

/** Every variable that the running service reads. docs/settings.md lists them; a test compares. */
export const SERVICE_VARIABLES = [
  'HOST',
  'LEADS_COMMAND',
  'LEADS_DB',
  'LEAD_DIGEST_HOUR',
  'LEAD_MAIL_TO',
  'LEAD_METRICS',
  'LEAD_RATE_OVERALL',
  'LEAD_RATE_PER_ADDRESS',
  'LEAD_REPORT_TOKEN',
  'LEAD_RETENTION_DAYS',
  'LEAD_WEBHOOK_SECRET',
  'LEAD_WEBHOOK_URL',
  'SMTP_URL',
  'TRUST_PROXY',
] as const

const LEAST_TOKEN = 24
const LEAST_SECRET = 16
const DIGEST_HOUR = 6
const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/
const isLoopback = (hostname: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname)

/**
 * @param runtime what email can be sent from: Workers have no SMTP
 * @throws Error with a line for each wrong variable
 */
export function checkSettings(
  env: Environment,
  defaults: { database: string; email: string },
  runtime: 'node' | 'workers' = 'node',
): CheckedSettings {
  const problems: string[] = []
  const warnings: string[] = []
  const get = (name: (typeof SERVICE_VARIABLES)[number]) => env[name]?.trim() || undefined

  const token = get('LEAD_REPORT_TOKEN')
  if (token && (token.length < LEAST_TOKEN || /\s/.test(token)))
    problems.push(`LEAD_REPORT_TOKEN must have at least ${LEAST_TOKEN} characters without blanks, for example from: openssl rand -hex 24`)
  const metrics = get('LEAD_METRICS')
  if (metrics && metrics !== 'on' && metrics !== 'off') problems.push(`LEAD_METRICS must be "on" or "off", but is "${metrics}".`)
  if (metrics === 'on' && !token) problems.push('LEAD_METRICS needs LEAD_REPORT_TOKEN: the figures are not for everyone.')

  const smtp = get('SMTP_URL')
  if (smtp && !URL.canParse(smtp)) problems.push('SMTP_URL must look like smtps://user:password@host:465.')
  const to = get('LEAD_MAIL_TO')
  if (to && !ADDRESS.test(to)) problems.push(`LEAD_MAIL_TO must be one email address, but is "${to}".`)
  if (to && !smtp && runtime === 'node') problems.push('LEAD_MAIL_TO is set but SMTP_URL is not: no email can be sent.')
  const hour = get('LEAD_DIGEST_HOUR')
  if (hour && hour !== 'off' && !/^([01]?\d|2[0-3])$/.test(hour))
    problems.push(`LEAD_DIGEST_HOUR must be an hour from 0 to 23 (UTC) or "off", but is "${hour}".`)
  if (hour && hour !== 'off' && !smtp) problems.push('LEAD_DIGEST_HOUR is set but SMTP_URL is not: no digest can be sent.')

  const secret = get('LEAD_WEBHOOK_SECRET')
  const webhook = get('LEAD_WEBHOOK_URL')
  if (secret && !webhook) problems.push('LEAD_WEBHOOK_SECRET is set but LEAD_WEBHOOK_URL is not: nothing would be sent.')
  if (secret && secret.length < LEAST_SECRET) warnings.push(`LEAD_WEBHOOK_SECRET is short; take at least ${LEAST_SECRET} characters.`)
  if (webhook && URL.canParse(webhook)) {
    const { protocol, hostname, username } = new URL(webhook)
    if (protocol === 'http:' && !isLoopback(hostname))
      warnings.push(`LEAD_WEBHOOK_URL is not encrypted: whoever is on the way to ${hostname} can read the leads. Use https.`)
    if (username) problems.push('LEAD_WEBHOOK_URL must not hold a user name or password; the signature says who sends.')
  }

  let leads: LeadSettings | undefined
  try {
    leads = readLeadSettings(env, defaults)
  } catch (error) {
    problems.unshift(
      ...(error instanceof Error
        ? error.message
            .split('\n')
            .slice(1)
            .map((line) => line.trim())
        : [String(error)]),
    )
  }
  for (const name of Object.keys(env)) {
    if (/^LEADS?_/.test(name) && !(SERVICE_VARIABLES as readonly string[]).includes(name))
      warnings.push(`${name} is set, but is no setting of the leads service. docs/settings.md lists them.`)
  }
  if (problems.length > 0 || !leads)
    throw new Error(`The leads service's settings are wrong:\n${[...new Set(problems)].map((line) => `  ${line}`).join('\n')}`)

  if (leads.perMinute.perAddress > leads.perMinute.overall)
    warnings.push('LEAD_RATE_PER_ADDRESS is above LEAD_RATE_OVERALL: one address alone can shut the form for everyone.')
  if (runtime === 'workers' && smtp) {
    warnings.push('SMTP_URL has no effect on Workers, which cannot send email this way. Use a webhook.')
    leads = { ...leads, mail: null }
  }
  if (leads.retentionDays > LEAD_RETENTION.days)
    warnings.push(
      `LEAD_RETENTION_DAYS keeps leads for ${leads.retentionDays} days, but the privacy policy promises ${LEAD_RETENTION.months} months (${LEAD_RETENTION.days} days at most).`,
    )
  const call = commandLine(env, runtime === 'workers' ? 'remote' : undefined)
  if (!leads.webhook && !leads.mail)
    warnings.push(
      `Nobody is told of new leads: neither LEAD_WEBHOOK_URL nor SMTP_URL is set. They are only stored; look with: ${call('list')}`,
    )
  const operator: OperatorSettings = {
    reportToken: token ?? null,
    metrics: metrics === 'on',
    digestHour: leads.mail && hour !== 'off' ? Number(hour ?? DIGEST_HOUR) : null,
    call,
  }
  return { leads, operator, warnings, summary: summarize(leads, operator, runtime) }
}

function summarize(
  { webhook, mail, retentionDays, database }: LeadSettings,
  { reportToken, metrics, digestHour }: OperatorSettings,
  runtime: string,
): string[] {
  const channels = [webhook ? `by webhook to ${new URL(webhook.url).host}` : null, mail ? `by email to ${mail.to}` : null].filter(
    (line) => line !== null,
  )
  return [
    `Leads are stored in ${runtime === 'workers' ? 'D1' : database}${channels.length > 0 ? ` and handed on ${channels.join(' and ')}` : '; nobody is told'}.`,
    digestHour === null ? 'No daily digest.' : `A daily digest goes to ${mail?.to} from ${String(digestHour).padStart(2, '0')}:00 UTC.`,
    `Leads are deleted after ${retentionDays} days, once someone was told.`,
    reportToken
      ? `${services.readiness} ${metrics ? `and ${services.metrics} answer` : 'answers'} with the token.`
      : `No ${services.readiness}: LEAD_REPORT_TOKEN is not set.`,
  ]
}
