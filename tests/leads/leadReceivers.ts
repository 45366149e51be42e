/** Local receivers of leads that fail in different ways. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `silent` accepts the connection and never answers. */
export type ReceiverBehavior = 'good' | 'failing' | 'silent' | 'redirecting'
export type Receiver = {
  url: string
  /** Settings of a service that delivers to this receiver. */
  env: { LEAD_WEBHOOK_URL: string; LEAD_WEBHOOK_SECRET: string }
  behavior: ReceiverBehavior
  /** How often each reference was received. */
  receivedCounts: Map<string, number>
  unsignedCount: number
  /** How many requests came, accepted or not. */
  requestCount: number
  close(): void
}
/** @returns settings of a service that delivers to a webhook and by email */
export const bothChannelSettings = (webhook: Receiver, mail: { url: string }) => ({
  ...webhook.env,
  SMTP_URL: mail.url,
  LEAD_MAIL_TO: 'sales@site.example',
})

const WEBHOOK_SECRET = 'secret of the fault suite'

/** Starts a webhook on a free port. @param behavior how it answers; it may be changed later */
export async function startReceiver(behavior: ReceiverBehavior = 'good'): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray().catch(() => [])).join('')
    receiver.requestCount += 1
    if (receiver.behavior === 'silent') return
    if (receiver.behavior === 'failing') return void response.writeHead(503).end()
    if (receiver.behavior === 'redirecting') return void response.writeHead(302, { Location: receiver.url }).end()
    const [, time, signature] = /^t=(\d+),v1=(.+)$/.exec(String(request.headers['x-signature'])) ?? []
    if (signature !== createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex')) receiver.unsignedCount += 1
    const { reference } = JSON.parse(body) as { reference: string }
    receiver.receivedCounts.set(reference, (receiver.receivedCounts.get(reference) ?? 0) + 1)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const receiver: Receiver = {
    url,
    env: { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: WEBHOOK_SECRET },
    behavior,
    receivedCounts: new Map(),
    unsignedCount: 0,
    requestCount: 0,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}

/** @returns the references of the leads in emails */
export const findReferences = (messages: string[]) =>
  new Set(messages.map((message) => /^Subject: Demo request (PP-\w+)/m.exec(message)?.[1] ?? ''))

/** Waits until a condition holds. @returns whether it did in time */
export async function waitUntil(condition: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline) {
    if (await condition()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return condition()
}
