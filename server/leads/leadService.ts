/** The leads service on Node: SQLite in threads of its own, deliveries, deletion and watch by timers. */
import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createTransport } from 'nodemailer'
import { assembleService, type Duty, type LeadPlatform } from './assembleService.ts'
import { startDelivery } from './delivery/deliveryLoop.ts'
import { createSmtpOptions } from './delivery/mail.ts'
import { findClientAddress } from './http/clientAddress.ts'
import { log } from './log.ts'
import { startWatch } from './operator/watch.ts'
import { createCommandLine } from './settings/commandLine.ts'
import type { LeadSettings } from './settings/leadSettings.ts'
import type { OperatorSettings } from './settings/operatorSettings.ts'
import { startPurging } from './store/purging.ts'
import { openSqlite } from './store/sqlite.ts'

export type LeadService = {
  listener: RequestListener
  /** Calls open deliveries off; requests are still taken. */
  stopDelivering(): Promise<void>
  /** Stops delivering and closes the store. */
  stop(): Promise<void>
}

const WEBHOOK_CONNECTIONS = 20
/** Without settings for the operator there are no reports and no digest. */
const NO_OPERATOR: OperatorSettings = { reportToken: null, metrics: false, digestHour: null, commandLine: createCommandLine({}) }

/** What the service takes from the site that it is a part of. */
type SiteParts = Pick<LeadPlatform<Record<Duty, unknown>>, 'formPage' | 'phone'> & { operator?: OperatorSettings }

export function startLeadService(settings: LeadSettings, { formPage, phone, operator = NO_OPERATOR }: SiteParts): LeadService {
  const database = openSqlite(settings.database)
  const { app, duties } = assembleService({
    settings,
    operator,
    database,
    identifyFile: () => {
      const found = statSync(settings.database, { throwIfNoEntry: false })
      return found ? `${found.dev}:${found.ino}` : 'missing'
    },
    webhookConnections: WEBHOOK_CONNECTIONS,
    openMail: (smtpUrl) => createTransport(createSmtpOptions(smtpUrl)),
    phone,
    formPage,
    addressOf: (context) =>
      findClientAddress(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), settings.trustedProxies),
    arrangeDuties: ({ store, senders, retentionDays, lookOnce }) => ({
      delivery: startDelivery(store, senders),
      purge: { stop: startPurging(store, retentionDays) },
      watch: { stop: startWatch(lookOnce, log) },
    }),
    onStored: ({ delivery }) => delivery.wake(),
  })
  return {
    listener: getRequestListener(app.fetch),
    stopDelivering: () => duties.delivery.stop(),
    stop: async () => {
      duties.watch.stop()
      duties.purge.stop()
      await duties.delivery.stop()
      await database.close()
    },
  }
}
