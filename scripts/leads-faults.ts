/**
 * What the leads service must survive, with its figures printed: kill -9 under load, fifty connections for a while, a
 * webhook receiver that is down all along, and its cost beside a handler that stores nothing. `npm test` runs it.
 */
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { emptyResult, load, percentile, postLead } from './lib/leadLoad.ts'
import { main, PlainError } from './lib/project.ts'
import { startTestServer } from './lib/testServer.ts'

const KILLS = 20
const UNLIMITED = { LEAD_RATE_PER_ADDRESS: '9999999', LEAD_RATE_OVERALL: '9999999' }
const CONNECTIONS = 50
const FLOOD_SECONDS = 30
const MOST_GROWTH_MB = 150

async function inFolder<T>(run: (database: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lead-faults-'))
  try {
    return await run(join(folder, 'leads.sqlite'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function stored(file: string): { key: string; reference: string }[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('SELECT idempotency_key AS key, reference FROM leads').all() as { key: string; reference: string }[]
  } finally {
    database.close()
  }
}

/** Kills the service under load again and again: every acknowledged lead is there, once, under its reference. */
const killing = () =>
  inFolder(async (database) => {
    let server = await startTestServer({ ...UNLIMITED, LEADS_DB: database })
    const loading = load(() => server.origin, { seconds: KILLS * 0.35, connections: 8 })
    for (let kill = 0; kill < KILLS; kill++) {
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 150))
      await server.stop('SIGKILL')
      server = await startTestServer({ ...UNLIMITED, LEADS_DB: database })
    }
    const { acknowledged, connectionErrors } = await loading
    await server.stop('SIGTERM')
    const rows = stored(database)
    const byKey = new Map(rows.map((row) => [row.key, row.reference]))
    const lost = [...acknowledged].filter(([key, reference]) => byKey.get(key) !== reference)
    const doubled = rows.length - byKey.size
    if (lost.length > 0 || doubled > 0)
      throw new PlainError(`${KILLS} kills lost ${lost.length} acknowledged leads and doubled ${doubled}.`)
    if (acknowledged.size === 0 || connectionErrors === 0) throw new PlainError('The kills met no load; this run proves nothing.')
    return `kill -9 ${KILLS} times under load: ${acknowledged.size} acknowledged, 0 lost, 0 doubled (${connectionErrors} connections broken)`
  })

const memoryMb = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0) / 1024

/** Fifty connections for half a minute, far above the limits: nothing but 201 and 429, and memory stays. */
const flood = () =>
  inFolder(async (database) => {
    const server = await startTestServer({ LEADS_DB: database, LEAD_RATE_PER_ADDRESS: '3000', LEAD_RATE_OVERALL: '3000' })
    const pid = server.process.pid ?? 0
    await load(() => server.origin, { seconds: 1, connections: 4 })
    const before = await memoryMb(pid)
    const result = await load(() => server.origin, { seconds: FLOOD_SECONDS, connections: CONNECTIONS })
    const growth = (await memoryMb(pid)) - before
    await server.stop('SIGTERM')
    const wrong = [...result.statuses].filter(([status]) => status !== 201 && status !== 429)
    if (wrong.length > 0 || result.connectionErrors > 0)
      throw new PlainError(`The flood got ${JSON.stringify(wrong)} and ${result.connectionErrors} broken connections.`)
    if (growth > MOST_GROWTH_MB) throw new PlainError(`Memory grew by ${growth.toFixed(0)} MB under the flood.`)
    return `${CONNECTIONS} connections for ${FLOOD_SECONDS} s: ${result.times.length} answers, ${result.statuses.get(429) ?? 0} of them 429 and ${result.statuses.get(201) ?? 0} stored, no other error, memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`
  })

/** A receiver that refuses everything at first: the form stays fast, and afterwards each lead arrives once. */
const deafReceiver = () =>
  inFolder(async (database) => {
    let isUp = false
    const got = new Map<string, number>()
    const receiver = createServer((request, response) => {
      let body = ''
      request.on('data', (data) => {
        body += data
      })
      request.on('end', () => {
        if (!isUp) return response.writeHead(503).end()
        const { reference } = JSON.parse(body) as { reference: string }
        got.set(reference, (got.get(reference) ?? 0) + 1)
        return response.writeHead(204).end()
      })
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    const server = await startTestServer({ ...UNLIMITED, LEADS_DB: database, LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: 'secret' })
    const result = emptyResult()
    for (let index = 0; index < 60; index++) await postLead(server.origin, `deaf-receiver-${index}`, result)
    isUp = true
    const deadline = performance.now() + 40_000
    while (got.size < result.acknowledged.size && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 200))
    await server.stop('SIGTERM')
    receiver.close()
    const missing = [...result.acknowledged.values()].filter((reference) => got.get(reference) !== 1)
    if (missing.length > 0 || result.acknowledged.size !== 60)
      throw new PlainError(`${missing.length} of ${result.acknowledged.size} leads did not arrive exactly once.`)
    return `webhook receiver down for the whole run: ${got.size} leads arrived exactly once after it was back`
  })

/** Leads per second and p99 beside a bare handler, both measured in this run. */
const cost = () =>
  inFolder(async (database) => {
    const measure = async (env: Record<string, string>) => {
      const server = await startTestServer({ ...UNLIMITED, ...env })
      await load(() => server.origin, { seconds: 1, connections: 8 })
      const { times } = await load(() => server.origin, { seconds: 4, connections: 8 })
      await server.stop('SIGTERM')
      return { perSecond: times.length / 4, p99: percentile(times, 0.99) }
    }
    const bare = await measure({ BARE: '1', LEADS_DB: database })
    const real = await measure({ LEADS_DB: database })
    return `leads per second: ${real.perSecond.toFixed(0)} (p99 ${real.p99.toFixed(1)} ms), bare handler ${bare.perSecond.toFixed(0)} (p99 ${bare.p99.toFixed(1)} ms): ratio ${(bare.perSecond / real.perSecond).toFixed(1)}`
  })

/** @returns one line for each fault @throws PlainError at the first that is not survived */
export async function leadFaults(): Promise<string> {
  const lines = [await killing(), await deafReceiver(), await flood(), await cost()]
  return lines.join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(async () => console.log(await leadFaults()))
