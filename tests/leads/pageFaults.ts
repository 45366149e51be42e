/** Pages do not wait for the store. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { PlainError, ROOT } from '#scripts/lib/project.ts'
import { median } from '#src/lib/anywhere/numbers/median.ts'
import { routes } from '#src/site/routes.ts'
import { type Fault, openStoreFile, runInTemporaryFolder } from './fault.ts'
import { startTestServer, type TestServer, UNLIMITED_REQUESTS } from './faultServer.ts'
import { createEmptyResult, percentile, postLead, startLoad } from './leadLoad.ts'
import { waitUntil } from './leadReceivers.ts'

/**
 * In milliseconds. Lower times depend on the scheduler of a small machine. A page that waited for the store would take 50 ms for a flush,
 * and seconds for a lock.
 */
const MIN_IDLE_TIME = 5
const MAX_RATIO = 2
/** Idle and busy rounds take turns, so that other load on the machine affects both. */
const ROUNDS = 5
const MAX_ATTEMPTS = 3
const SAMPLE_COUNT = 500
const EXPORTED_ROWS = 300_000
export const FAULT_PAGES = [routes.home, routes.blog, routes.customerLogin]

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const measurePageTime = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const begin = performance.now()
    get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve(performance.now() - begin) : reject(new Error(`${url}: ${response.statusCode}`)),
      )
    }).on('error', reject)
  })

async function measureP99(site: string): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < SAMPLE_COUNT; index++) times.push(await measurePageTime(`${site}${FAULT_PAGES[index % FAULT_PAGES.length]}`))
  return percentile(times, 0.99)
}

/** @param startDisturbance starts the disturbance, and returns a function that stops it */
async function comparePageTimes(server: TestServer, startDisturbance: () => Promise<() => Promise<unknown>>): Promise<string> {
  await measureP99(server.site)
  for (let attempt = 1; ; attempt++) {
    const idle: number[] = []
    const busy: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await measureP99(server.site))
      const end = await startDisturbance()
      busy.push(await measureP99(server.site))
      await end()
    }
    // The fastest round of each: other programs only add time, and the disturbance is in every busy round.
    const [p99, idleP99] = [Math.min(...busy), Math.min(...idle)]
    const ratio = p99 / Math.max(idleP99, MIN_IDLE_TIME)
    const line = `page p99 ${p99.toFixed(1)} ms, idle ${idleP99.toFixed(1)} ms: ratio ${ratio.toFixed(2)} (at most ${MAX_RATIO})`
    if (ratio <= MAX_RATIO) return line
    if (attempt === MAX_ATTEMPTS) throw new PlainError(line)
  }
}

const loadSlowly = (server: TestServer) => startLoad(() => server.origin, { connections: 2, pause: 100 })

const lockStore = () =>
  runInTemporaryFolder(async (folder) => {
    const file = `${folder}/leads.sqlite`
    const server = await startTestServer({ ...UNLIMITED_REQUESTS, LEADS_DB: file })
    try {
      const statuses = new Map<number, number>()
      const line = await comparePageTimes(server, async () => {
        const lock = openStoreFile(file)
        lock.exec('BEGIN IMMEDIATE')
        const loading = loadSlowly(server)
        return async () => {
          const ended = loading.end()
          lock.exec('ROLLBACK')
          lock.close()
          for (const [status, count] of (await ended).statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
        }
      })
      const wrong = [...statuses.keys()].filter((status) => status !== 201 && status !== 503)
      if (wrong.length > 0) throw new PlainError(`A locked store was answered ${wrong.join()}.`)
      return line
    } finally {
      await server.stop('SIGKILL')
    }
  })

const slowDownDisk = () =>
  runInTemporaryFolder(async (folder) => {
    const server = await startTestServer({ ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite` }, [
      '--import',
      `${ROOT}tests/leads/slowDisk.ts`,
    ])
    try {
      let slowest = 0
      const line = await comparePageTimes(server, async () => {
        const loading = loadSlowly(server)
        return async () => {
          slowest = Math.max(slowest, median((await loading.end()).times))
        }
      })
      if (slowest < 50) throw new PlainError(`The disk was not slow: a lead took ${slowest.toFixed(1)} ms.`)
      return `${line}; a lead took ${slowest.toFixed(0)} ms`
    } finally {
      await server.stop('SIGKILL')
    }
  })

/** An operator exports the whole store with `npm run leads` while visitors read pages. */
const exportStore = () =>
  runInTemporaryFolder(async (folder) => {
    const file = `${folder}/leads.sqlite`
    const server = await startTestServer({ ...UNLIMITED_REQUESTS, LEADS_DB: file })
    try {
      // The first lead creates the store.
      await postLead(server.origin, 'export-makes-the-store', createEmptyResult())
      const filling = openStoreFile(file)
      filling.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${EXPORTED_ROWS})
        INSERT INTO leads (reference, idempotency_key, received_at, name, email, company, phone, industry, employees, current_tool, message, topic, campaign)
        SELECT 'PP-' || i, 'export-' || i, '2026-01-01T00:00:00.000Z', 'Name ' || i, i || '@load.example', 'Company', '312 555 0100', 'Other', 1, '', 'A message of some length.', '', '{}' FROM n`)
      filling.close()
      let bytes = 0
      const line = await comparePageTimes(server, async () => {
        const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `${ROOT}scripts/leads.ts`, 'export'], {
          env: { ...process.env, LEADS_DB: file },
          stdio: ['ignore', 'pipe', 'ignore'],
        })
        const ended = once(child, 'exit')
        child.stdout.on('data', (data: Buffer) => {
          bytes += data.length
        })
        await waitUntil(() => bytes > 0 || child.exitCode !== null, 60)
        return async () => {
          child.kill('SIGKILL')
          await ended
        }
      })
      if (bytes === 0) throw new PlainError('Nothing was exported.')
      return line
    } finally {
      await server.stop('SIGKILL')
    }
  })

export const pageFaults: Fault[] = [
  { name: 'pages while the store is locked', runtime: 'Node', isAlone: true, run: lockStore },
  { name: 'pages while each flush takes 50 ms', runtime: 'Node', isAlone: true, run: slowDownDisk },
  { name: `pages while ${EXPORTED_ROWS.toLocaleString('en-US')} leads are exported`, runtime: 'Node', isAlone: true, run: exportStore },
]
