/** Many requests, many connections, and clients that try to block others. */

import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { PlainError } from '#scripts/lib/project.ts'
import { services } from '#src/site/routes.ts'
import { type Fault, runInTemporaryFolder } from './fault.ts'
import { startTestServer, type TestServer, UNLIMITED_REQUESTS } from './faultServer.ts'
import { runLoad } from './leadLoad.ts'
import { waitUntil } from './leadReceivers.ts'

const CONNECTIONS = 50
const FLOOD_SECONDS = 30
/** Under its first heavy load, a runtime takes about 130 MB for its own heap within seconds, even if nothing is kept. */
const WARM_UP_SECONDS = 10
/** Enough to notice 500 bytes that leak with each of about 240,000 requests. */
const MAX_GROWTH_MB = 120

const readMemoryMb = async (server: TestServer) => {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/**
 * Fifty connections send far above the limits for half a minute. They get only 201 and 429, and memory stays the same after the warm-up.
 */
const floodService = () =>
  runInTemporaryFolder(async (folder) => {
    const server = await startTestServer({ LEADS_DB: `${folder}/leads.sqlite`, LEAD_RATE_PER_ADDRESS: '3000', LEAD_RATE_OVERALL: '3000' })
    try {
      const start = await runLoad(WARM_UP_SECONDS, server.origin, CONNECTIONS)
      const before = await readMemoryMb(server)
      const result = await runLoad(FLOOD_SECONDS, server.origin, CONNECTIONS)
      const growth = (await readMemoryMb(server)) - before
      const wrong = [...start.statuses, ...result.statuses].filter(([status]) => status !== 201 && status !== 429)
      const broken = start.connectionErrors + result.connectionErrors
      if (wrong.length > 0 || broken > 0) throw new PlainError(`The flood got ${JSON.stringify(wrong)} and ${broken} broken connections.`)
      const stored = start.statuses.get(201) ?? 0
      if (stored === 0) throw new PlainError('The flood kept out every lead.')
      if (growth > MAX_GROWTH_MB) throw new PlainError(`Memory grew by ${growth.toFixed(0)} MB under the flood.`)
      return `${start.times.length + result.times.length} answers: ${stored} stored, the others 429, no other error, memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`
    } finally {
      await server.stop('SIGKILL')
    }
  })

/** So that all are sent within the minute for which the limit holds. */
const REQUESTS_AT_ONCE = 20

/** One IPv6 network and one address send more than allowed. Another visitor is still served. */
const exhaustRateLimit = () =>
  runInTemporaryFolder(async (folder) => {
    const server = await startTestServer({
      LEADS_DB: `${folder}/leads.sqlite`,
      TRUST_PROXY: 'loopback',
      // The default limits, because `npm test` lifts them for other suites.
      LEAD_RATE_PER_ADDRESS: '',
      LEAD_RATE_OVERALL: '',
    })
    const send = async (address: string, key: string) => {
      const body = JSON.stringify({
        name: 'N',
        email: 'n@load.example',
        company: 'C',
        phone: '312 555 0100',
        industry: 'Other',
        employees: 1,
        consent: true,
        idempotencyKey: key,
      })
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
      return (await fetch(`${server.origin}${services.leads}`, { method: 'POST', headers, body })).status
    }
    try {
      let stored = 0
      for (let first = 0; first < 2000; first += REQUESTS_AT_ONCE) {
        const answers = Array.from({ length: REQUESTS_AT_ONCE }, (_, place) => {
          const index = first + place
          const address = index % 2 === 0 ? `2001:db8:0:1::${index.toString(16)}` : `198.51.100.1:${10_000 + index}`
          return send(address, `lockout-key-${index}`)
        })
        stored += (await Promise.all(answers)).filter((status) => status === 201).length
      }
      if (stored !== 20) throw new PlainError(`One network and one address got ${stored} requests through instead of 20.`)
      if ((await send('203.0.113.7', 'lockout-visitor')) !== 201) throw new PlainError('Two clients shut the form for everyone.')
      return `2000 requests from one /64 and one address with changing ports: 20 stored, the others 429; the next visitor is served`
    } finally {
      await server.stop('SIGKILL')
    }
  })

/** Clients that request much and never read are disconnected, and pages are served at the same time. */
const neverReadAnswers = () =>
  runInTemporaryFolder(async (folder) => {
    const server = await startTestServer({ ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite` })
    const { hostname, port } = new URL(server.site)
    const clients = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), hostname)
      socket.pause()
      socket.on('error', () => {})
      socket.write(`GET /blog HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(400))
      return socket
    })
    try {
      const before = await readMemoryMb(server)
      let pages = 0
      const begin = performance.now()
      const countConnections = async () => {
        pages += (await fetch(`${server.site}/`)).ok ? 1 : 0
        return (await countOpenConnections(Number(port))) <= 2
      }
      if (!(await waitUntil(countConnections, 90)))
        throw new PlainError(
          `${await countOpenConnections(Number(port))} of ${clients.length} clients that never read are still connected.`,
        )
      const growth = (await readMemoryMb(server)) - before
      return `${clients.length} clients closed after ${((performance.now() - begin) / 1000).toFixed(0)} s, ${pages} pages served meanwhile, memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`
    } finally {
      for (const socket of clients) socket.destroy()
      await server.stop('SIGKILL')
    }
  })

/** @returns the number of connections that the server still holds */
async function countOpenConnections(port: number): Promise<number> {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')} `
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n')
  // Column 1 is the local address, column 3 the state; 01 is an open connection.
  return lines.filter((line) => {
    const [, local, , state] = line.trim().split(/\s+/)
    return `${local} `.endsWith(hex) && state === '01'
  }).length
}

export const crowdFaults: Fault[] = [
  { name: `${CONNECTIONS} connections for ${WARM_UP_SECONDS + FLOOD_SECONDS} s`, runtime: 'Node', isAlone: true, run: floodService },
  { name: 'one network and one address want to shut the form', runtime: 'Node', run: exhaustRateLimit },
  { name: '100 clients that never read', runtime: 'Node', run: neverReadAnswers },
]
