import type { Environment } from '#src/site/settings.ts'

/** Every variable that the running service reads. docs/settings.md lists them; a test compares. */
export const SERVICE_VARIABLES = [
  'HOST',
  'LEADS_COMMAND',
  'LEADS_DB',
  'LEAD_DIGEST_HOUR',
  'LEAD_MAIL_FROM',
  'LEAD_MAIL_TO',
  'LEAD_METRICS',
  'LEAD_RATE_OVERALL',
  'LEAD_RATE_PER_ADDRESS',
  'LEAD_REPORT_TOKEN',
  'LEAD_RETENTION_DAYS',
  'LEAD_WEBHOOK_SECRET',
  'LEAD_WEBHOOK_URL',
  'SITE_ORIGINS',
  'SMTP_URL',
  'TRUST_PROXY',
] as const
export type ServiceVariable = (typeof SERVICE_VARIABLES)[number]

/** Workers have no SMTP. */
export type Runtime = 'node' | 'workers'

/** @returns a function that returns a variable's trimmed value, or undefined if it is not set */
export const createValueReader = (env: Environment) => (name: ServiceVariable) => env[name]?.trim() || undefined
