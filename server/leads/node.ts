/** The leads service on Node: SQLite in threads of its own, deliveries in the background. */
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createTransport } from 'nodemailer'
import { createLeadsApp } from './app.ts'
import { clientAddress, clientKey } from './clientAddress.ts'
import type { Senders } from './delivery.ts'
import { startDelivery } from './deliveryLoop.ts'
import type { Channel } from './lead.ts'
import { mailSender, smtpOptions } from './mail.ts'
import { drawFormPage } from './page.ts'
import { startPurging } from './purging.ts'
import { createRateLimiter } from './rateLimit.ts'
import type { LeadSettings } from './settings.ts'
import { openSqlite } from './sqlite.ts'
import { createLeadStore } from './store.ts'
import { webhookSender } from './webhook.ts'

export type LeadService = {
  listener: RequestListener
  /** Calls open deliveries off; requests are still taken. */
  stopDelivering(): Promise<void>
  /** Stops delivering and closes the store. */
  stop(): Promise<void>
}

/** @param formPage gives the built form page's HTML */
export function startLeadService(
  settings: LeadSettings,
  { formPage, phone }: { formPage: () => string | Promise<string>; phone: string },
): LeadService {
  const database = openSqlite(settings.database)
  const store = createLeadStore(database)
  const senders: Senders = {
    ...(settings.webhook ? { webhook: webhookSender(settings.webhook.url, settings.webhook.secret) } : {}),
    ...(settings.mail ? { email: mailSender(createTransport(smtpOptions(settings.mail.smtpUrl)), settings.mail.to) } : {}),
  }
  const delivery = startDelivery(store, senders)
  const stopPurging = settings.retentionDays ? startPurging(store, settings.retentionDays) : () => {}
  const app = createLeadsApp({
    store,
    limiter: createRateLimiter(settings.perMinute),
    channels: Object.keys(senders) as Channel[],
    phone,
    addressOf: (context) =>
      clientKey(clientAddress(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), settings.trustedProxies)),
    page: async (outcome) => drawFormPage(await formPage(), outcome),
    onStored: () => delivery.wake(),
  })
  return {
    listener: getRequestListener(app.fetch),
    stopDelivering: () => delivery.stop(),
    stop: async () => {
      stopPurging()
      await delivery.stop()
      await database.close()
    },
  }
}
