/**
 * Checks all settings of the service before anything starts. It refuses wrong ones and warns about doubtful ones. It describes what is on,
 * for the log and for a person.
 */
import { services } from '#src/site/routes.ts'
import type { Environment } from '#src/site/settings.ts'
import type { DeliveryChannel } from '../lead.ts'
import type { SettingsInLog } from '../log.ts'
import { type LeadDefaults, type LeadSettings, readLeadSettings } from './leadSettings.ts'
import { type OperatorSettings, readOperatorSettings } from './operatorSettings.ts'
import { createValueReader, type Runtime, SERVICE_VARIABLES } from './serviceVariables.ts'

export type ServiceSettings = {
  leads: LeadSettings
  operator: OperatorSettings
  /** Sentences about doubtful settings. */
  warnings: string[]
  /** Whether no variable of the service is set: someone is trying the site out. */
  isUnset: boolean
}

/** @throws Error with a line for each wrong variable */
export function readServiceSettings(env: Environment, defaults: LeadDefaults, runtime: Runtime = 'node'): ServiceSettings {
  const { settings: leads, ...leadMessages } = readLeadSettings(env, defaults, runtime)
  const { settings: operator, ...operatorMessages } = readOperatorSettings(env, runtime)
  const problems = [...leadMessages.problems, ...operatorMessages.problems]
  if (problems.length > 0) throw new Error(`The leads service's settings are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  const warnings = [...leadMessages.warnings, ...listMisspelledWarnings(env)]
  if (listChannels(leads).length === 0)
    warnings.push(
      `Nobody is told of new leads: neither LEAD_WEBHOOK_URL nor SMTP_URL is set. They are only stored; look with: ${operator.commandLine('list')}`,
    )
  const readValue = createValueReader(env)
  return { leads, operator, warnings, isUnset: SERVICE_VARIABLES.every((name) => readValue(name) === undefined) }
}

/** @returns the channels that the settings switch on */
export const listChannels = ({ webhook, mail }: Pick<LeadSettings, 'webhook' | 'mail'>): DeliveryChannel[] => [
  ...(webhook ? ['webhook' as const] : []),
  ...(mail ? ['email' as const] : []),
]

const listMisspelledWarnings = (env: Environment) =>
  Object.keys(env)
    .filter((name) => /^LEADS?_/.test(name) && !SERVICE_VARIABLES.some((known) => known === name))
    .map((name) => `${name} is set, but is no setting of the leads service. docs/settings.md lists them.`)

type KnownSettings = Pick<ServiceSettings, 'leads' | 'operator'>

/** @returns the settings for the log line of the start, without secrets and addresses */
export const settingsInLog = ({ leads, operator }: KnownSettings): SettingsInLog => ({
  store: leads.database,
  channels: listChannels(leads),
  retentionDays: leads.retentionDays,
  digestHour: operator.digestHour,
  reports: operator.reportToken ? [services.readiness, ...(operator.hasMetrics ? [services.metrics] : [])] : [],
})

/** @returns the settings as sentences, for a person who starts the embedded server by hand */
export function describeSettings({ leads, operator: { reportToken, hasMetrics, digestHour } }: KnownSettings): string[] {
  const { webhook, mail, retentionDays, database } = leads
  const channels = [
    webhook ? `by webhook to ${new URL(webhook.url).host}` : null,
    mail ? `by email to ${mail.to}${mail.from === mail.to ? '' : ` from ${mail.from}`}` : null,
  ].filter((line) => line !== null)
  return [
    `Leads are stored in ${database}${channels.length > 0 ? ` and handed on ${channels.join(' and ')}` : '; nobody is told'}.`,
    digestHour === null
      ? 'No daily digest, so only the log says that requests came into quarantine.'
      : `A daily digest goes ${mail ? `to ${mail.to}` : 'out by webhook'} from ${String(digestHour).padStart(2, '0')}:00 UTC.`,
    `Leads are deleted after ${retentionDays} days, once someone was told.`,
    reportToken
      ? `${hasMetrics ? `${services.readiness} and ${services.metrics} answer` : `${services.readiness} answers`} with the token.`
      : `No ${services.readiness}: LEAD_REPORT_TOKEN is not set.`,
  ]
}
