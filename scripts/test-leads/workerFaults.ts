/** The same on workerd with D1: leads are delivered, by the schedule and at once, and survive kills. */
import { routes } from '../../src/site/routes.ts'
import { PlainError } from '../lib/project.ts'
import { migrateWorkerStore, startWorker, type TestWorker } from '../lib/workerProcess.ts'
import { type Fault, inFolder } from './fault.ts'
import { UNLIMITED } from './faultServer.ts'
import { emptyResult, postLead } from './leadLoad.ts'
import { type Receiver, startReceiver, until } from './leadReceivers.ts'

const BACKLOG = 90
const KILLS = 3

type Start = (options?: { isConnected: boolean }) => Promise<TestWorker>

async function withWorker<T>(behavior: Receiver['behavior'], run: (start: Start, webhook: Receiver) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const webhook = await startReceiver(behavior)
    let worker: TestWorker | undefined
    const start: Start = async ({ isConnected } = { isConnected: true }) => {
      const variables = { ...(isConnected ? webhook.env : {}), ...UNLIMITED }
      const args = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`])
      await worker?.stop()
      worker = await startWorker(['--env', 'form', ...args], routes.demoForm, folder)
      return worker
    }
    try {
      await migrateWorkerStore(folder)
      return await run(start, webhook)
    } finally {
      await worker?.stop()
      webhook.close()
    }
  })
}

/** Leads that came in before there was a webhook: one run of the schedule delivers them all, and later ones go at once. */
const backlog = () =>
  withWorker('good', async (start, webhook) => {
    const before = await start({ isConnected: false })
    const result = emptyResult()
    for (let index = 0; index < BACKLOG; index++) await postLead(before.origin, `backlog-${index}-of-worker`, result)
    if (result.acknowledged.size !== BACKLOG)
      throw new PlainError(`Only ${result.acknowledged.size} of ${BACKLOG} leads were acknowledged.`)
    const { origin, runSchedule } = await start()
    await runSchedule()
    if (webhook.got.size !== BACKLOG) throw new PlainError(`One run of the schedule delivered ${webhook.got.size} of ${BACKLOG} leads.`)
    if (webhook.unsigned > 0) throw new PlainError('A delivery was not signed.')
    const single = await postLead(origin, 'at-once-on-a-worker', result)
    if (single !== 201 || !(await until(() => webhook.got.size > BACKLOG, 10))) throw new PlainError('A lead was not delivered at once.')
    return `${BACKLOG} of ${BACKLOG} delivered in one run of the schedule, the next one at once; all signed`
  })

/** Receivers that fail: the lead is tried once, and again later. */
const badWebhook = (behavior: Receiver['behavior']) => () =>
  withWorker(behavior, async (start, webhook) => {
    const { origin, runSchedule } = await start()
    const result = emptyResult()
    await postLead(origin, `${behavior}-on-a-worker`, result)
    if (!(await until(() => webhook.asked >= 1, 10))) throw new PlainError('No delivery was tried.')
    // What is followed or repeated would be asked for again before this second lead.
    const other = await postLead(origin, `${behavior}-on-a-worker-too`, result)
    await until(() => webhook.asked >= 2, 10)
    if (other !== 201 || webhook.asked > 2) throw new PlainError(`${webhook.asked} requests for 2 attempts: a redirect was followed.`)
    webhook.behavior = 'good'
    const arrived = async () => {
      await runSchedule()
      return webhook.got.size === 2
    }
    if (!(await until(arrived, 90))) throw new PlainError(`${webhook.got.size} of 2 leads arrived.`)
    return 'taken for a failure, tried again later, both leads arrived'
  })

const killing = () =>
  withWorker('good', async (start, webhook) => {
    const result = emptyResult()
    for (let kill = 0; kill <= KILLS; kill++) {
      const worker = await start()
      const posts = Array.from({ length: 30 }, (_, index) => postLead(worker.origin, `kill-${kill}-lead-${index}`, result))
      if (kill === KILLS) await Promise.all(posts)
      else {
        await until(() => result.acknowledged.size > kill * 10 + 5, 10)
        await worker.kill()
        await Promise.all(posts)
        // As the form does: what was not answered is sent again, with its key.
        const again = await start()
        for (let index = 0; index < 30; index++) await postLead(again.origin, `kill-${kill}-lead-${index}`, result)
        if (kill === KILLS - 1) await again.runSchedule()
      }
    }
    const all = [...result.acknowledged.values()]
    if (all.length !== (KILLS + 1) * 30 || new Set(all).size !== all.length)
      throw new PlainError(`${all.length} leads got ${new Set(all).size} references.`)
    const worker = await start()
    const arrived = async () => {
      await worker.runSchedule()
      return all.every((reference) => webhook.got.has(reference))
    }
    if (!(await until(arrived, 90)))
      throw new PlainError(`${all.filter((one) => !webhook.got.has(one)).length} acknowledged leads were not delivered.`)
    const extra = webhook.got.size - all.length
    if (extra > 0) throw new PlainError(`${extra} leads were stored twice.`)
    return `${all.length} acknowledged, 0 lost, 0 doubled, all delivered`
  })

export const workerFaults: Fault[] = [
  { name: `${BACKLOG} leads wait for a channel that is added later`, runtime: 'workerd', run: backlog },
  { name: 'webhook answers 503', runtime: 'workerd', run: badWebhook('failing') },
  { name: 'webhook never answers', runtime: 'workerd', run: badWebhook('silent') },
  { name: 'webhook redirects', runtime: 'workerd', run: badWebhook('redirecting') },
  { name: `kill -9, ${KILLS} times while leads come in`, runtime: 'workerd', run: killing },
]
