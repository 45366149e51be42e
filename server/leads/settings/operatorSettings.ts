/** Reads from the environment which reports the operator gets and may ask for. */
import type { Environment } from '#src/site/settings.ts'
import { type CommandLine, createCommandLine } from './commandLine.ts'
import { createValueReader, type Runtime } from './serviceVariables.ts'

export type OperatorSettings = {
  /** Opens /readyz. Without a token the address does not exist. */
  reportToken: string | null
  /** Whether /metrics exists, under the same token. */
  hasMetrics: boolean
  /** Hour of the day (UTC) from which the daily digest is sent, by email or else over the webhook. Null sends none. */
  digestHour: number | null
  /** Writes the operator's commands in messages. */
  commandLine: CommandLine
}

const MIN_TOKEN_LENGTH = 24
const DEFAULT_DIGEST_HOUR = 6

/** @returns the settings, which may only be used if there are no `problems`. Problems are sentences. */
export function readOperatorSettings(env: Environment, runtime: Runtime): { settings: OperatorSettings; problems: string[] } {
  const readValue = createValueReader(env)
  const problems: string[] = []

  const token = readValue('LEAD_REPORT_TOKEN')
  // A header can carry only ASCII.
  if (token && (token.length < MIN_TOKEN_LENGTH || !/^[!-~]+$/.test(token)))
    problems.push(
      `LEAD_REPORT_TOKEN must have at least ${MIN_TOKEN_LENGTH} ASCII characters without blanks, but has ${token.length}${/^[!-~]+$/.test(token) ? '' : ', some of them others'}. Make one with: openssl rand -hex 24`,
    )
  const metrics = readValue('LEAD_METRICS')
  if (metrics && metrics !== 'on' && metrics !== 'off') problems.push(`LEAD_METRICS must be "on" or "off", but is "${metrics}".`)
  if (metrics === 'on' && !token) problems.push('LEAD_METRICS needs LEAD_REPORT_TOKEN: the figures are not for everyone.')

  // Workers send no mail.
  const hasMail = readValue('SMTP_URL') !== undefined && runtime === 'node'
  const hour = readValue('LEAD_DIGEST_HOUR') ?? String(DEFAULT_DIGEST_HOUR)
  if (hour !== 'off' && !/^([01]?\d|2[0-3])$/.test(hour))
    problems.push(`LEAD_DIGEST_HOUR must be an hour from 0 to 23 (UTC) or "off", but is "${hour}".`)
  const webhook = readValue('LEAD_WEBHOOK_URL')
  const isHourSet = readValue('LEAD_DIGEST_HOUR') !== undefined
  if (isHourSet && hour !== 'off' && !hasMail && !webhook)
    problems.push('LEAD_DIGEST_HOUR is set but neither SMTP_URL nor LEAD_WEBHOOK_URL is: no digest can be sent.')
  // A webhook receives the daily digest only if the operator has set its hour.
  const hasChannel = hasMail || (webhook !== undefined && isHourSet)
  const sendsDigest = hasChannel && hour !== 'off'
  const settings = {
    reportToken: token ?? null,
    hasMetrics: metrics === 'on',
    digestHour: sendsDigest ? Number(hour) : null,
    commandLine: createCommandLine(env, runtime === 'workers' ? 'remote' : undefined),
  }
  return { settings, problems }
}
