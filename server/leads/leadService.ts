/** The leads service on Node: SQLite in threads of its own, deliveries in the background. */
import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createTransport } from 'nodemailer'
import type { Senders } from './delivery/delivery.ts'
import { startDelivery } from './delivery/deliveryLoop.ts'
import { mailSender, smtpOptions } from './delivery/mail.ts'
import { webhookSender } from './delivery/webhook.ts'
import { createLeadsApp } from './http/app.ts'
import { clientAddress, clientKey } from './http/clientAddress.ts'
import { drawFormPage } from './http/page.ts'
import { createRateLimiter } from './http/rateLimit.ts'
import type { LeadSettings } from './leadSettings.ts'
import { log } from './log.ts'
import { commandLine } from './operator/commandLine.ts'
import { createReporter } from './operator/healthReport.ts'
import { mailNotifier, type Notifiers, webhookNotifier } from './operator/notify.ts'
import { createOperatorApp } from './operator/operatorApp.ts'
import type { OperatorSettings } from './operator/operatorSettings.ts'
import { startWatch } from './operator/watch.ts'
import { channelsOf } from './serviceSettings.ts'
import { loggedStore } from './store/loggedStore.ts'
import { startPurging } from './store/purging.ts'
import { openSqlite } from './store/sqlite.ts'
import { createLeadStore } from './store/store.ts'

export type LeadService = {
  listener: RequestListener
  /** Calls open deliveries off; requests are still taken. */
  stopDelivering(): Promise<void>
  /** Stops delivering and closes the store. */
  stop(): Promise<void>
}

/** Without settings for the operator there are no reports and no digest. */
const NO_OPERATOR: OperatorSettings = { reportToken: null, metrics: false, digestHour: null, call: commandLine({}) }

/** @param formPage gives the built form page's HTML */
export function startLeadService(
  settings: LeadSettings,
  { formPage, phone, operator = NO_OPERATOR }: { formPage: () => string | Promise<string>; phone: string; operator?: OperatorSettings },
): LeadService {
  const database = openSqlite(settings.database)
  const store = loggedStore(createLeadStore(database), log)
  const transport = settings.mail ? createTransport(smtpOptions(settings.mail.smtpUrl)) : null
  const senders: Senders = {
    ...(settings.webhook ? { webhook: webhookSender(settings.webhook.url, settings.webhook.secret) } : {}),
    ...(settings.mail && transport ? { email: mailSender(transport, settings.mail.to) } : {}),
  }
  const notifiers: Notifiers = {
    ...(settings.webhook ? { webhook: webhookNotifier(settings.webhook.url, settings.webhook.secret) } : {}),
    ...(settings.mail && transport ? { email: mailNotifier(transport, settings.mail.to) } : {}),
  }
  const delivery = startDelivery(store, senders)
  const stopWatching = startWatch({ store, database, notifiers, log, digestHour: operator.digestHour, call: operator.call })
  const place = () => {
    const found = statSync(settings.database, { throwIfNoEntry: false })
    return found ? `${found.dev}:${found.ino}` : 'missing'
  }
  const reporter = createReporter(store, database, { place, call: operator.call })
  void reporter.begin()
  const stopPurging = startPurging(store, settings.retentionDays)
  const app = createLeadsApp({
    store,
    limiter: createRateLimiter(settings.perMinute),
    channels: channelsOf(settings),
    phone,
    addressOf: (context) =>
      clientKey(clientAddress(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), settings.trustedProxies)),
    page: async (outcome) => drawFormPage(await formPage(), outcome),
    onStored: () => delivery.wake(),
  })
  app.route('/', createOperatorApp(reporter, operator))
  return {
    listener: getRequestListener(app.fetch),
    stopDelivering: () => delivery.stop(),
    stop: async () => {
      stopWatching()
      stopPurging()
      await delivery.stop()
      await database.close()
    },
  }
}
