/** Kills the service under load, again and again, with webhook and email on. */
import { randomInt } from 'node:crypto'
import { PlainError } from '#scripts/lib/project.ts'
import { startMailServer } from '#server/leads/delivery/mailServer.testing.ts'
import { createSeededRandom } from '#src/lib/anywhere/numbers/seededRandom.ts'
import { type Fault, readRows, runInTemporaryFolder } from './fault.ts'
import { startTestServer, UNLIMITED_REQUESTS } from './faultServer.ts'
import { startLoad } from './leadLoad.ts'
import { bothChannelSettings, findReferences, startReceiver, waitUntil } from './leadReceivers.ts'

const KILL_COUNT = 20
/** The most leads that are acknowledged between two kills. */
const MAX_LEADS_BETWEEN = 60
/** Decides when the service is killed. A run prints it; set `LEADS_TEST_SEED` to it to repeat the same kills. */
const SEED = Number(process.env.LEADS_TEST_SEED ?? randomInt(2 ** 31))
const DELIVERY_TIMEOUT_SECONDS = 120

/** Every acknowledged lead is there, once, under its reference, and reaches both channels. */
const killService = () =>
  runInTemporaryFolder(async (folder) => {
    const webhook = await startReceiver()
    const mail = await startMailServer()
    const env = { ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite`, ...bothChannelSettings(webhook, mail) }
    const random = createSeededRandom(SEED)
    let server = await startTestServer(env)
    try {
      const loading = startLoad(() => server.origin, { connections: 8 })
      for (let kill = 0; kill < KILL_COUNT; kill++) {
        const target = loading.result.acknowledged.size + 1 + random() * MAX_LEADS_BETWEEN
        if (!(await waitUntil(() => loading.result.acknowledged.size >= target, 30)))
          throw new PlainError('The kills met no load; this run proves nothing.')
        await server.stop('SIGKILL')
        server = await startTestServer(env)
      }
      const { acknowledged, connectionErrors } = await loading.end()
      const all = [...acknowledged.values()]
      const isDelivered = () =>
        all.every((reference) => webhook.receivedCounts.has(reference)) && mail.messages.length >= all.length && hasMail()
      const hasMail = () => {
        const mailed = findReferences(mail.messages)
        return all.every((reference) => mailed.has(reference))
      }
      if (!(await waitUntil(isDelivered, DELIVERY_TIMEOUT_SECONDS))) {
        const mailed = findReferences(mail.messages)
        throw new PlainError(
          `${all.filter((lead) => !webhook.receivedCounts.has(lead)).length} leads reached no webhook and ${all.filter((lead) => !mailed.has(lead)).length} no mailbox.`,
        )
      }
      await server.stop('SIGTERM')
      const rows = readRows(env.LEADS_DB, 'SELECT idempotency_key AS key, reference FROM leads')
      const byKey = new Map(rows.map(({ key, reference }) => [key, reference]))
      const lost = [...acknowledged].filter(([key, reference]) => byKey.get(key) !== reference)
      const doubled = rows.length - byKey.size
      if (lost.length > 0 || doubled > 0)
        throw new PlainError(`${KILL_COUNT} kills lost ${lost.length} acknowledged leads and doubled ${doubled}.`)
      if (connectionErrors === 0 || webhook.unsignedCount > 0) throw new PlainError('No connection broke, or a delivery was not signed.')
      const twice = [...webhook.receivedCounts.values()].filter((count) => count > 1).length
      const mails = mail.messages.length - findReferences(mail.messages).size
      return `${acknowledged.size} acknowledged, 0 lost, 0 doubled, all on both channels (again after a kill: ${twice} webhooks, ${mails} emails)`
    } finally {
      await server.stop('SIGKILL')
      webhook.close()
      mail.close()
    }
  })

export const killFaults: Fault[] = [
  { name: `kill -9, ${KILL_COUNT} times under load, webhook and email on (LEADS_TEST_SEED=${SEED})`, runtime: 'Node', run: killService },
]
