/** kill -9 under load, again and again, with webhook and email on. */
import { startMailServer } from '../../server/leads/delivery/testMailServer.ts'
import { PlainError } from '../lib/project.ts'
import { type Fault, inFolder, rowsOf } from './fault.ts'
import { startTestServer, UNLIMITED } from './faultServer.ts'
import { load } from './leadLoad.ts'
import { bothChannels, referencesIn, startReceiver, until } from './leadReceivers.ts'

const KILLS = 20
/** A service is killed after it has acknowledged up to this many. */
const MOST_BETWEEN = 60
const PATIENCE = 120

/** Every acknowledged lead is there, once, under its reference, and reaches both channels. */
const killing = () =>
  inFolder(async (folder) => {
    const webhook = await startReceiver()
    const mail = await startMailServer()
    const env = { ...UNLIMITED, LEADS_DB: `${folder}/leads.sqlite`, ...bothChannels(webhook, mail) }
    let server = await startTestServer(env)
    try {
      const loading = load(() => server.origin, { connections: 8 })
      for (let kill = 0; kill < KILLS; kill++) {
        const target = loading.result.acknowledged.size + 1 + Math.random() * MOST_BETWEEN
        if (!(await until(() => loading.result.acknowledged.size >= target, 30)))
          throw new PlainError('The kills met no load; this run proves nothing.')
        await server.stop('SIGKILL')
        server = await startTestServer(env)
      }
      const { acknowledged, connectionErrors } = await loading.end()
      const all = [...acknowledged.values()]
      const isDelivered = () => all.every((reference) => webhook.got.has(reference)) && mail.messages.length >= all.length && hasMail()
      const hasMail = () => {
        const mailed = referencesIn(mail.messages)
        return all.every((reference) => mailed.has(reference))
      }
      if (!(await until(isDelivered, PATIENCE))) {
        const mailed = referencesIn(mail.messages)
        throw new PlainError(
          `${all.filter((one) => !webhook.got.has(one)).length} leads reached no webhook and ${all.filter((one) => !mailed.has(one)).length} no mailbox.`,
        )
      }
      await server.stop('SIGTERM')
      const rows = rowsOf(env.LEADS_DB, 'SELECT idempotency_key AS key, reference FROM leads')
      const byKey = new Map(rows.map(({ key, reference }) => [key, reference]))
      const lost = [...acknowledged].filter(([key, reference]) => byKey.get(key) !== reference)
      const doubled = rows.length - byKey.size
      if (lost.length > 0 || doubled > 0)
        throw new PlainError(`${KILLS} kills lost ${lost.length} acknowledged leads and doubled ${doubled}.`)
      if (connectionErrors === 0 || webhook.unsigned > 0) throw new PlainError('No connection broke, or a delivery was not signed.')
      const twice = [...webhook.got.values()].filter((count) => count > 1).length
      const mails = mail.messages.length - referencesIn(mail.messages).size
      return `${acknowledged.size} acknowledged, 0 lost, 0 doubled, all on both channels (again after a kill: ${twice} webhooks, ${mails} emails)`
    } finally {
      await server.stop('SIGKILL')
      webhook.close()
      mail.close()
    }
  })

export const killFaults: Fault[] = [{ name: `kill -9, ${KILLS} times under load, webhook and email on`, runtime: 'Node', run: killing }]
