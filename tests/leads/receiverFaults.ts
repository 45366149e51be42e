/** Receivers that fail, stay silent or redirect. Nobody else waits for them, and no lead is lost. */

import { setImmediate } from 'node:timers/promises'
import { PlainError } from '#scripts/lib/project.ts'
import { runCommand } from '#server/leads/commands/runCommand.ts'
import { startMailServer } from '#server/leads/delivery/mailServer.testing.ts'
import { services } from '#src/site/routes.ts'
import { type Fault, readRows, runInTemporaryFolder } from './fault.ts'
import { startTestServer, UNLIMITED_REQUESTS } from './faultServer.ts'
import { createEmptyResult, postLead } from './leadLoad.ts'
import { bothChannelSettings, findReferences, type ReceiverBehavior, startReceiver, waitUntil } from './leadReceivers.ts'

const LEAD_COUNT = 60
const MAX_STOP_SECONDS = 5
/** Shorter than the pause after the fourth failed attempt. */
const REPLAY_SECONDS = 15

/** While the webhook fails, every lead is accepted and mailed. Once it works again, each lead arrives. */
const failWebhook = (behavior: ReceiverBehavior) => () =>
  runInTemporaryFolder(async (folder) => {
    const webhook = await startReceiver(behavior)
    const mail = await startMailServer()
    const env = { ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite`, ...bothChannelSettings(webhook, mail) }
    const server = await startTestServer(env)
    try {
      const result = createEmptyResult()
      for (let index = 0; index < LEAD_COUNT; index++) await postLead(server.origin, `${behavior}-receiver-${index}`, result)
      const references = [...result.acknowledged.values()]
      if (references.length !== LEAD_COUNT) throw new PlainError(`Only ${references.length} of ${LEAD_COUNT} leads were acknowledged.`)
      if (!(await waitUntil(() => findReferences(mail.messages).size >= LEAD_COUNT, 30)))
        throw new PlainError(`The emails waited for the webhook: ${mail.messages.length} of ${LEAD_COUNT} came.`)
      if (webhook.receivedCounts.size > 0 || webhook.requestCount === 0) throw new PlainError('The receiver was not in a bad mood.')
      webhook.behavior = 'good'
      if (!(await waitUntil(() => webhook.receivedCounts.size >= LEAD_COUNT, 60)))
        throw new PlainError(`${LEAD_COUNT - webhook.receivedCounts.size} leads did not arrive.`)
      const twice = [...webhook.receivedCounts.values()].filter((count) => count > 1).length
      if (twice > 0 && behavior !== 'silent') throw new PlainError(`${twice} leads arrived more than once.`)
      return `${LEAD_COUNT} emails meanwhile; ${webhook.receivedCounts.size} of ${LEAD_COUNT} webhooks once it was good again (${twice} twice)`
    } finally {
      await server.stop('SIGKILL')
      webhook.close()
      mail.close()
    }
  })

/** The receiver works again, and the operator repeats "replay". All leads arrive once, without waiting for the pause. */
const replayDeliveries = () =>
  runInTemporaryFolder(async (folder) => {
    const webhook = await startReceiver('failing')
    const env = { ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite`, ...webhook.env }
    const server = await startTestServer(env)
    try {
      for (let index = 0; index < LEAD_COUNT; index++) await postLead(server.origin, `replayed-${index}`, createEmptyResult())
      // After the fourth failure, the next attempt is at least forty seconds away. Pauses that are shorter than a lease stay as they are.
      if (!(await waitUntil(() => webhook.requestCount >= 4 * LEAD_COUNT, 120)))
        throw new PlainError('The receiver was not asked often enough.')
      webhook.behavior = 'good'
      const begin = performance.now()
      const replay = () => runCommand(['replay'], { LEADS_DB: env.LEADS_DB }, { out: () => {}, error: () => {} })
      const hasAll = () => webhook.receivedCounts.size >= LEAD_COUNT
      while (!hasAll() && performance.now() - begin < REPLAY_SECONDS * 1000) {
        if ((await replay()) !== 0) throw new PlainError('"replay" did not work beside the server.')
        // The command runs in this thread, in which the receiver must answer too.
        await setImmediate()
      }
      const seconds = (performance.now() - begin) / 1000
      if (!hasAll()) throw new PlainError(`${LEAD_COUNT - webhook.receivedCounts.size} leads did not arrive within ${REPLAY_SECONDS} s.`)
      await replay()
      await waitUntil(async () => false, 3)
      const twice = [...webhook.receivedCounts.values()].filter((count) => count > 1).length
      if (twice > 0) throw new PlainError(`${twice} leads arrived more than once.`)
      return `${LEAD_COUNT} of ${LEAD_COUNT} arrived after ${seconds.toFixed(1)} s, each once`
    } finally {
      await server.stop('SIGKILL')
      webhook.close()
    }
  })

/** SIGTERM while both receivers are silent and a request is open: the service stops in time, and the request gets its response. */
const stopWithOpenRequest = () =>
  runInTemporaryFolder(async (folder) => {
    const webhook = await startReceiver('silent')
    const mail = await startMailServer(() => '')
    const env = { ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite`, ...bothChannelSettings(webhook, mail) }
    const server = await startTestServer(env)
    try {
      await postLead(server.origin, 'stopping-first', createEmptyResult())
      if (!(await waitUntil(() => webhook.requestCount > 0 && mail.commands.length > 0, 10)))
        throw new PlainError('No delivery was under way.')
      // The body of this request ends only after the service was told to stop.
      const body = JSON.stringify({ ...JSON.parse(LAST_LEAD), idempotencyKey: 'stopping-last' })
      const gate = Promise.withResolvers<void>()
      const slowly = new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode(body.slice(0, 20)))
          await gate.promise
          controller.enqueue(new TextEncoder().encode(body.slice(20)))
          controller.close()
        },
      })
      const headers = { 'Content-Type': 'application/json' }
      const open = fetch(`${server.origin}${services.leads}`, { method: 'POST', headers, body: slowly, duplex: 'half' } as RequestInit)
      await waitUntil(async () => false, 0.3)
      const begin = performance.now()
      const stopped = server.stop('SIGTERM')
      await waitUntil(async () => false, 0.3)
      gate.resolve()
      const response = await open
      const connection = response.headers.get('connection')
      await stopped
      const seconds = (performance.now() - begin) / 1000
      if (response.status !== 201 || connection !== 'close')
        throw new PlainError(`The open request was answered ${response.status} with Connection: ${connection}.`)
      if (seconds > MAX_STOP_SECONDS) throw new PlainError(`Stopping took ${seconds.toFixed(1)} s.`)
      const kept = readRows(env.LEADS_DB, 'SELECT count(*) AS count FROM leads')[0]?.count
      if (kept !== 2) throw new PlainError(`${kept} of 2 leads were kept.`)
      return `ended after ${seconds.toFixed(1)} s (at most ${MAX_STOP_SECONDS}); the open request got 201 and Connection: close; both leads kept`
    } finally {
      await server.stop('SIGKILL')
      webhook.close()
      mail.close()
    }
  })
const LAST_LEAD = JSON.stringify({
  name: 'Last',
  email: 'last@load.example',
  company: 'Load',
  phone: '312 555 0100',
  industry: 'Other',
  employees: 1,
  consent: true,
  elapsed: 60_000,
})

export const receiverFaults: Fault[] = [
  { name: 'webhook answers 503', runtime: 'Node', run: failWebhook('failing') },
  { name: 'webhook never answers', runtime: 'Node', run: failWebhook('silent') },
  { name: 'webhook redirects', runtime: 'Node', run: failWebhook('redirecting') },
  { name: 'webhook works again and is replayed', runtime: 'Node', run: replayDeliveries },
  { name: 'SIGTERM with both receivers silent', runtime: 'Node', run: stopWithOpenRequest },
]
