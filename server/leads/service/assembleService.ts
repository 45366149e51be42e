/**
 * Composes the leads service in the same way on every platform: store, channels, routes and recurring jobs. A platform injects what is
 * its own, and its type requires all of it: a job that one of them leaves out does not compile.
 */
import type { Context, Hono } from 'hono'
import type { Transporter } from 'nodemailer'
import type { Sender, Senders } from '../delivery/delivery.ts'
import { createMailSender } from '../delivery/mail.ts'
import { createWebhookSender } from '../delivery/webhook.ts'
import { createLeadsApp } from '../http/app.ts'
import { createPageDrawer } from '../http/formPage.ts'
import { createRateLimiter } from '../http/rateLimit.ts'
import { deriveRemoteKey } from '../http/remoteAddress.ts'
import type { DeliveryChannel } from '../lead.ts'
import type { EventLog, ServicePart } from '../log.ts'
import { createReporter } from '../operator/healthReport.ts'
import { createMailNotifier, createWebhookNotifier, type Notifiers, type Notify } from '../operator/notify.ts'
import { createOperatorApp } from '../operator/operatorApp.ts'
import { createWatch } from '../operator/watch.ts'
import type { LeadSettings } from '../settings/leadSettings.ts'
import type { OperatorSettings } from '../settings/operatorSettings.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { createLoggedStore } from '../store/loggedStore.ts'
import type { SqlDatabase } from '../store/sqlDatabase.ts'

/** A recurring job of the service. */
export type BackgroundJob = Exclude<ServicePart, 'request' | 'page'>

/** The dependencies of a job. */
export type JobTools = {
  store: LeadStore
  senders: Senders
  retentionDays: number
  /** Looks once for what the operator has to hear, and says it. */
  lookOnce: () => Promise<void>
}

/**
 * What differs between platforms. `Jobs` is what a platform makes of each job: something that runs until it is stopped (Node), or
 * that its schedule runs (Workers).
 */
export type LeadPlatform<Jobs extends Record<BackgroundJob, unknown>> = {
  settings: LeadSettings
  operator: OperatorSettings
  /** The program's one log. */
  log: EventLog
  database: SqlDatabase
  /** Says which file the store is, so that another one in its place is noticed; null where the store is no file. */
  identifyFile: (() => string) | null
  /** How many requests may be open to the webhook's receiver at a time. */
  webhookConnections: number
  /** Opens connections to a mail server; null where the platform has none. */
  openMail: ((smtpUrl: string) => Pick<Transporter, 'sendMail' | 'close'>) | null
  /** Gives the number that the pages have, for the sentences that send visitors on. */
  phone: () => string
  /** Gives the built form page's HTML. @throws FormPageUnusable where there is none */
  formPage: () => string | Promise<string>
  /** Where a request comes from. */
  addressOf: (context: Context) => string | undefined
  arrangeJobs: (tools: JobTools) => Jobs
  /** Called after a lead has been stored: time to deliver. Never awaited. */
  onStored: (jobs: Jobs, context: Context) => void
}

/** @returns the routes of the form's origin, and what the platform created for each job */
export function assembleService<Jobs extends Record<BackgroundJob, unknown>>(platform: LeadPlatform<Jobs>): { app: Hono; jobs: Jobs } {
  const { settings, operator, database, identifyFile, log, phone } = platform
  const store = createLoggedStore(createLeadStore(database), log)
  const { senders, notifiers } = openChannels(platform)
  const lookOnce = createWatch({ store, notifiers, log, digestHour: operator.digestHour, commandLine: operator.commandLine })
  const reporter = createReporter(store, { commandLine: operator.commandLine, ...(identifyFile ? { identifyFile } : {}) })
  if (identifyFile) void reporter.begin()

  const jobs = platform.arrangeJobs({ store, senders, retentionDays: settings.retentionDays, lookOnce })

  const leads = createLeadsApp({
    store,
    log,
    limiter: createRateLimiter(settings.perMinute),
    channels: Object.keys(senders) as DeliveryChannel[],
    phone,
    addressOf: (context) => deriveRemoteKey(platform.addressOf(context)),
    page: createPageDrawer(platform.formPage, log),
    onStored: (context) => platform.onStored(jobs, context),
  })
  leads.route('/', createOperatorApp(reporter, operator))
  return { app: leads, jobs }
}

/** @returns the senders of leads, and those of messages to the operator, of each configured channel */
function openChannels({
  settings: { webhook, mail },
  webhookConnections,
  openMail,
}: Pick<LeadPlatform<Record<BackgroundJob, unknown>>, 'settings' | 'webhookConnections' | 'openMail'>): {
  senders: Senders
  notifiers: Notifiers
} {
  const transport = mail && openMail ? openMail(mail.smtpUrl) : null
  const channels: Record<DeliveryChannel, { sender: Sender; notify: Notify } | null> = {
    webhook: webhook && {
      sender: createWebhookSender(webhook.url, webhook.secret, webhookConnections),
      notify: createWebhookNotifier(webhook.url, webhook.secret),
    },
    email: mail && transport && { sender: createMailSender(transport, mail), notify: createMailNotifier(transport, mail) },
  }
  const senders: Senders = {}
  const notifiers: Notifiers = {}
  for (const [channel, parts] of Object.entries(channels) as [DeliveryChannel, (typeof channels)[DeliveryChannel]][]) {
    if (!parts) continue
    senders[channel] = parts.sender
    notifiers[channel] = parts.notify
  }
  return { senders, notifiers }
}
