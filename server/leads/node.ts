/** The leads service on Node: SQLite, deliveries in the background. */
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createTransport } from 'nodemailer'
import { createLeadsApp } from './app.ts'
import { type Senders, startDelivery } from './delivery.ts'
import { mailSender } from './mail.ts'
import { drawFormPage } from './page.ts'
import { createRateLimiter } from './rateLimit.ts'
import type { LeadSettings } from './settings.ts'
import { openSqlite } from './sqlite.ts'
import { type Channel, createLeadStore } from './store.ts'
import { webhookSender } from './webhook.ts'

export type LeadService = { listener: RequestListener; stop(): Promise<void> }

/** @param formPage file of the built form page */
export function startLeadService(settings: LeadSettings, { formPage, phone }: { formPage: string; phone: string }): LeadService {
  const database = openSqlite(settings.database)
  const store = createLeadStore(database)
  const senders: Senders = {
    ...(settings.webhook ? { webhook: webhookSender(settings.webhook.url, settings.webhook.secret) } : {}),
    ...(settings.mail ? { email: mailSender(createTransport(settings.mail.smtpUrl), settings.mail.to) } : {}),
  }
  const delivery = startDelivery(store, senders)
  const purge = async () => {
    if (settings.retentionDays)
      await store.purgeOlderThan(settings.retentionDays).catch(() => console.error('leads: old leads could not be purged'))
  }
  void purge()
  const daily = setInterval(purge, 86_400_000)
  daily.unref()
  const app = createLeadsApp({
    store,
    limiter: createRateLimiter(settings.perMinute),
    channels: Object.keys(senders) as Channel[],
    phone,
    addressOf: (context) => {
      const forwarded = settings.trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
      return forwarded ?? getConnInfo(context).remote.address ?? 'unknown'
    },
    page: async (outcome) => drawFormPage(readFileSync(formPage, 'utf8'), outcome),
    onStored: () => delivery.wake(),
  })
  return {
    listener: getRequestListener(app.fetch),
    stop: async () => {
      clearInterval(daily)
      await delivery.stop()
      database.close()
    },
  }
}
