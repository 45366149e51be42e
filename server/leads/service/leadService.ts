/** The leads service on Node: SQLite in threads, deliveries by loops, deletion and watch by timers. */
import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createTransport } from 'nodemailer'
import { HOUR_MS, MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'
import { openSqlite } from '../databases/sqlite.ts'
import { startDelivery } from '../delivery/deliveryLoop.ts'
import { createSmtpOptions } from '../delivery/mail.ts'
import { remoteAddressOf } from '../http/remoteAddress.ts'
import { createCommandLine } from '../settings/commandLine.ts'
import type { LeadSettings } from '../settings/leadSettings.ts'
import type { OperatorSettings } from '../settings/operatorSettings.ts'
import { assembleService, type BackgroundJob, type LeadPlatform } from './assembleService.ts'
import { createPurge, startJobTimer } from './backgroundJobs.ts'

export type LeadService = {
  listener: RequestListener
  /** Cancels open deliveries. Requests are still accepted. */
  stopDelivering(): Promise<void>
  /** Stops delivering and closes the store. */
  stop(): Promise<void>
}

const WEBHOOK_CONNECTIONS = 20
/** How often old leads are deleted, and how often the watch checks. */
const PURGE_INTERVAL_MS = HOUR_MS
const WATCH_INTERVAL_MS = 5 * MINUTE_MS
/** Without settings for the operator there are no reports and no digest. */
const NO_OPERATOR: OperatorSettings = { reportToken: null, hasMetrics: false, digestHour: null, commandLine: createCommandLine({}) }

/** Injected by the program. */
type ServiceDependencies = Pick<LeadPlatform<Record<BackgroundJob, unknown>>, 'formPage' | 'words' | 'log'> & {
  operator?: OperatorSettings
}

/** Starts the service with its background jobs. @returns the listener for its requests, and how to stop */
export function startLeadService(
  settings: LeadSettings,
  { formPage, words, log, operator = NO_OPERATOR }: ServiceDependencies,
): LeadService {
  const database = openSqlite(settings.database)
  const { app, jobs } = assembleService({
    settings,
    operator,
    log,
    database,
    identifyFile: () => {
      const found = statSync(settings.database, { throwIfNoEntry: false })
      return found ? `${found.dev}:${found.ino}` : 'missing'
    },
    webhookConnections: WEBHOOK_CONNECTIONS,
    openMail: (smtpUrl) => createTransport(createSmtpOptions(smtpUrl)),
    words,
    formPage,
    addressOf: (context) =>
      remoteAddressOf(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), settings.trustedProxies),
    createJobs: ({ store, senders, retentionDays, runChecks }) => ({
      delivery: startDelivery(store, senders, log),
      purge: { stop: startJobTimer('purge', createPurge(store, retentionDays), PURGE_INTERVAL_MS, log) },
      watch: { stop: startJobTimer('watch', runChecks, WATCH_INTERVAL_MS, log) },
    }),
    onStored: ({ delivery }) => delivery.wake(),
  })
  return {
    listener: getRequestListener(app.fetch),
    stopDelivering: () => jobs.delivery.stop(),
    stop: async () => {
      jobs.watch.stop()
      jobs.purge.stop()
      await jobs.delivery.stop()
      await database.close()
    },
  }
}
