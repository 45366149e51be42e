/**
 * Compares the cost of a lead with a bare handler, both measured in turns with autocannon. The loop of the other faults would mostly
 * measure itself (docs/decisions/010-own-code-and-libraries.md).
 */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { PlainError } from '#scripts/lib/project.ts'
import { median } from '#src/lib/anywhere/numbers/median.ts'
import { services } from '#src/site/routes.ts'
import { type Fault, runInTemporaryFolder } from './fault.ts'
import { startTestServer, UNLIMITED_REQUESTS } from './faultServer.ts'
import { writeLeadBody } from './leadLoad.ts'

const SECONDS = 4
const ROUNDS = 3
const CONNECTIONS = 8

/** Posts a new lead with each request. @throws PlainError if one was not accepted */
async function postLeads(origin: string, seconds: number): Promise<{ perSecond: number; p99: number }> {
  const { latency, requests, non2xx, errors } = await autocannon({
    url: `${origin}${services.leads}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: writeLeadBody(randomUUID()) }),
      },
    ],
  })
  if (non2xx + errors > 0) throw new PlainError(`${non2xx} requests were refused and ${errors} got no answer.`)
  return { perSecond: requests.total / seconds, p99: latency.p99 }
}

const compareCost = () =>
  runInTemporaryFolder(async (folder) => {
    const measure = async (env: Record<string, string>) => {
      const server = await startTestServer({ ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite`, ...env })
      try {
        await postLeads(server.origin, 1)
        return await postLeads(server.origin, SECONDS)
      } finally {
        await server.stop('SIGKILL')
      }
    }
    const bare: Awaited<ReturnType<typeof measure>>[] = []
    const real: typeof bare = []
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await measure({ BARE: '1' }))
      real.push(await measure({}))
    }
    const medianOf = (measured: typeof bare) => ({
      perSecond: median(measured.map((run) => run.perSecond)),
      p99: median(measured.map((run) => run.p99)),
    })
    const [handler, service] = [medianOf(bare), medianOf(real)]
    return `${service.perSecond.toFixed(0)} leads a second (p99 ${service.p99.toFixed(1)} ms), bare handler ${handler.perSecond.toFixed(0)} (p99 ${handler.p99.toFixed(1)} ms): ratio ${(handler.perSecond / service.perSecond).toFixed(1)}`
  })

export const costFaults: Fault[] = [{ name: `cost, ${CONNECTIONS} connections`, runtime: 'Node', isAlone: true, run: compareCost }]
