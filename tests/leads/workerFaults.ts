/** Faults on workerd with D1: leads are delivered at once or by the schedule, and survive kills. */

import { migrateWorkerStore, startWorker, type TestWorker } from '#scripts/lib/processes/workerProcess.ts'
import { PlainError } from '#scripts/lib/project.ts'
import { routes } from '#src/site/routes.ts'
import { type Fault, runInTemporaryFolder } from './fault.ts'
import { UNLIMITED_REQUESTS } from './faultServer.ts'
import { createEmptyResult, postLead } from './leadLoad.ts'
import { type Receiver, startReceiver, waitUntil } from './leadReceivers.ts'

const BACKLOG_SIZE = 90
const KILL_COUNT = 3

type StartWorker = (options?: { isConnected: boolean }) => Promise<TestWorker>

async function withWorker<T>(behavior: Receiver['behavior'], run: (start: StartWorker, webhook: Receiver) => Promise<T>): Promise<T> {
  return runInTemporaryFolder(async (folder) => {
    const webhook = await startReceiver(behavior)
    let worker: TestWorker | undefined
    const start: StartWorker = async ({ isConnected } = { isConnected: true }) => {
      const variables = { ...(isConnected ? webhook.env : {}), ...UNLIMITED_REQUESTS }
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

/** Leads wait until there is a webhook. One run of the schedule then delivers them all, and later leads are delivered at once. */
const deliverBacklog = () =>
  withWorker('good', async (start, webhook) => {
    const before = await start({ isConnected: false })
    const result = createEmptyResult()
    for (let index = 0; index < BACKLOG_SIZE; index++) await postLead(before.origin, `backlog-${index}-of-worker`, result)
    if (result.acknowledged.size !== BACKLOG_SIZE)
      throw new PlainError(`Only ${result.acknowledged.size} of ${BACKLOG_SIZE} leads were acknowledged.`)
    const { origin, runSchedule } = await start()
    await runSchedule()
    if (webhook.receivedCounts.size !== BACKLOG_SIZE)
      throw new PlainError(`One run of the schedule delivered ${webhook.receivedCounts.size} of ${BACKLOG_SIZE} leads.`)
    if (webhook.unsignedCount > 0) throw new PlainError('A delivery was not signed.')
    const single = await postLead(origin, 'at-once-on-a-worker', result)
    if (single !== 201 || !(await waitUntil(() => webhook.receivedCounts.size > BACKLOG_SIZE, 10)))
      throw new PlainError('A lead was not delivered at once.')
    return `${BACKLOG_SIZE} of ${BACKLOG_SIZE} delivered in one run of the schedule, the next one at once; all signed`
  })

/** The receiver fails: the lead is tried once, and again later. */
const failWebhook = (behavior: Receiver['behavior']) => () =>
  withWorker(behavior, async (start, webhook) => {
    const { origin, runSchedule } = await start()
    const result = createEmptyResult()
    await postLead(origin, `${behavior}-on-a-worker`, result)
    if (!(await waitUntil(() => webhook.requestCount >= 1, 10))) throw new PlainError('No delivery was tried.')
    // A followed redirect or a retry would arrive before this second lead.
    const other = await postLead(origin, `${behavior}-on-a-worker-too`, result)
    await waitUntil(() => webhook.requestCount >= 2, 10)
    if (other !== 201 || webhook.requestCount > 2)
      throw new PlainError(`${webhook.requestCount} requests for 2 attempts: a redirect was followed.`)
    webhook.behavior = 'good'
    const arrived = async () => {
      await runSchedule()
      return webhook.receivedCounts.size === 2
    }
    if (!(await waitUntil(arrived, 90))) throw new PlainError(`${webhook.receivedCounts.size} of 2 leads arrived.`)
    return 'taken for a failure, tried again later, both leads arrived'
  })

const killWorker = () =>
  withWorker('good', async (start, webhook) => {
    const result = createEmptyResult()
    for (let kill = 0; kill <= KILL_COUNT; kill++) {
      const worker = await start()
      const posts = Array.from({ length: 30 }, (_, index) => postLead(worker.origin, `kill-${kill}-lead-${index}`, result))
      if (kill === KILL_COUNT) await Promise.all(posts)
      else {
        await waitUntil(() => result.acknowledged.size > kill * 10 + 5, 10)
        await worker.kill()
        await Promise.all(posts)
        // Sends unanswered leads again with their keys, as the form does.
        const again = await start()
        for (let index = 0; index < 30; index++) await postLead(again.origin, `kill-${kill}-lead-${index}`, result)
        if (kill === KILL_COUNT - 1) await again.runSchedule()
      }
    }
    const references = [...result.acknowledged.values()]
    if (references.length !== (KILL_COUNT + 1) * 30 || new Set(references).size !== references.length)
      throw new PlainError(`${references.length} leads got ${new Set(references).size} references.`)
    const worker = await start()
    const arrived = async () => {
      await worker.runSchedule()
      return references.every((reference) => webhook.receivedCounts.has(reference))
    }
    if (!(await waitUntil(arrived, 90)))
      throw new PlainError(
        `${references.filter((lead) => !webhook.receivedCounts.has(lead)).length} acknowledged leads were not delivered.`,
      )
    const extra = webhook.receivedCounts.size - references.length
    if (extra > 0) throw new PlainError(`${extra} leads were stored twice.`)
    return `${references.length} acknowledged, 0 lost, 0 doubled, all delivered`
  })

export const workerFaults: Fault[] = [
  { name: `${BACKLOG_SIZE} leads wait for a channel that is added later`, runtime: 'workerd', run: deliverBacklog },
  { name: 'webhook answers 503', runtime: 'workerd', run: failWebhook('failing') },
  { name: 'webhook never answers', runtime: 'workerd', run: failWebhook('silent') },
  { name: 'webhook redirects', runtime: 'workerd', run: failWebhook('redirecting') },
  { name: `kill -9, ${KILL_COUNT} times while leads come in`, runtime: 'workerd', run: killWorker },
]
