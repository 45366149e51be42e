/**
 * Composes the leads service for every platform: store, channels, routes and background jobs. A platform injects its own parts. Its type
 * requires all of them, so a missing job does not compile.
 */
import type { Context, Hono } from 'hono'
import type { Transporter } from 'nodemailer'
import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import type { Sender, Senders } from '../delivery/delivery.ts'
import { createMailSender } from '../delivery/mail.ts'
import { createWebhookSender } from '../delivery/webhook.ts'
import { createLeadsApp } from '../http/app.ts'
import { createPageDrawer } from '../http/formPage.ts'
import { createRateLimiter } from '../http/rateLimit.ts'
import { deriveRemoteKey } from '../http/remoteAddress.ts'
import type { DeliveryChannel } from '../lead.ts'
import type { EventLog, ServiceTask } from '../log.ts'
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

export type BackgroundJob = Exclude<ServiceTask, 'request' | 'page'>

/** The dependencies of a job. */
export type JobDependencies = {
  store: LeadStore
  senders: Senders
  retentionDays: number
  /** Checks once for what the operator must know, and sends it. */
  runChecks: () => Promise<void>
}

/**
 * The parts that differ between platforms. `Jobs` is what a platform creates for each job: on Node something that runs until it is stopped,
 * on Workers something that the schedule runs.
 */
export type LeadPlatform<Jobs extends Record<BackgroundJob, unknown>> = {
  settings: LeadSettings
  operator: OperatorSettings
  /** The program's one log. */
  log: EventLog
  database: SqlDatabase
  /** Identifies the store's file, so that a replaced one is noticed; null if the store is not a file. */
  identifyFile: (() => string) | null
  /** Simultaneous requests to the webhook's receiver. */
  webhookConnections: number
  /** Opens connections to a mail server; null if the platform has none. */
  openMail: ((smtpUrl: string) => Pick<Transporter, 'sendMail' | 'close'>) | null
  /** Returns the words of the build that is served now. */
  words: () => RequestWords
  /** Returns the built form page's HTML. @throws FormPageUnusable if there is none */
  formPage: () => string | Promise<string>
  /** Returns the address that a request comes from. */
  addressOf: (context: Context) => string | undefined
  createJobs: (dependencies: JobDependencies) => Jobs
  /** Called after a lead has been stored, to start deliveries. Never awaited. */
  onStored: (jobs: Jobs, context: Context) => void
}

/** @returns the routes of the form's origin, and what the platform created for each job */
export function assembleService<Jobs extends Record<BackgroundJob, unknown>>(platform: LeadPlatform<Jobs>): { app: Hono; jobs: Jobs } {
  const { settings, operator, database, identifyFile, log, words } = platform
  const store = createLoggedStore(createLeadStore(database), log)
  const { senders, notifiers } = openChannels(platform)
  const runChecks = createWatch({ store, notifiers, log, digestHour: operator.digestHour, commandLine: operator.commandLine })
  const reporter = createReporter(store, { commandLine: operator.commandLine, identifyFile })
  if (identifyFile) void reporter.begin()

  const jobs = platform.createJobs({ store, senders, retentionDays: settings.retentionDays, runChecks })

  const leads = createLeadsApp({
    store,
    log,
    limiter: createRateLimiter(settings.perMinute),
    channels: keysOf(senders),
    words,
    addressOf: (context) => deriveRemoteKey(platform.addressOf(context)),
    drawPage: createPageDrawer(platform.formPage, log),
    onStored: (context) => platform.onStored(jobs, context),
  })
  leads.route('/', createOperatorApp(reporter, operator))
  return { app: leads, jobs }
}

/** @returns for each configured channel, the sender of leads and the notifier of the operator */
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
  for (const [channel, parts] of entriesOf(channels)) {
    if (!parts) continue
    senders[channel] = parts.sender
    notifiers[channel] = parts.notify
  }
  return { senders, notifiers }
}
