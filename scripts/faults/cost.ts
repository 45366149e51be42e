/** What a lead costs beside a bare handler, both measured in turn in one run. */
import { loadFor, percentile } from '../lib/leadLoad.ts'
import { startTestServer, UNLIMITED } from '../lib/testServer.ts'
import { type Fault, inFolder } from './fault.ts'

const SECONDS = 4
const ROUNDS = 3
const CONNECTIONS = 8

const cost = () =>
  inFolder(async (folder) => {
    const measure = async (env: Record<string, string>) => {
      const server = await startTestServer({ ...UNLIMITED, LEADS_DB: `${folder}/leads.sqlite`, ...env })
      await loadFor(1, server.origin, CONNECTIONS)
      const { times } = await loadFor(SECONDS, server.origin, CONNECTIONS)
      await server.stop('SIGKILL')
      return { perSecond: times.length / SECONDS, p99: percentile(times, 0.99) }
    }
    const bare: Awaited<ReturnType<typeof measure>>[] = []
    const real: typeof bare = []
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await measure({ BARE: '1' }))
      real.push(await measure({}))
    }
    const middle = (values: number[]) => percentile(values, 0.5)
    const of = (measured: typeof bare) => ({
      perSecond: middle(measured.map((one) => one.perSecond)),
      p99: middle(measured.map((one) => one.p99)),
    })
    const [handler, service] = [of(bare), of(real)]
    return `${service.perSecond.toFixed(0)} leads a second (p99 ${service.p99.toFixed(1)} ms), bare handler ${handler.perSecond.toFixed(0)} (p99 ${handler.p99.toFixed(1)} ms): ratio ${(handler.perSecond / service.perSecond).toFixed(1)}`
  })

export const costFaults: Fault[] = [{ name: `cost, ${CONNECTIONS} connections`, runtime: 'Node', run: cost }]
