/** A logged store for tests of the operator's reports. The same leads go through log, report, alerts, digest and metrics. */
import type { DeliveryChannel, QuarantineReason } from '../lead.ts'
import { createLog, type LogEvent } from '../log.ts'
import { createLoggedStore } from '../store/loggedStore.ts'
import { DEMO_REQUEST, openTestStore } from '../store/store.testing.ts'

/** Personal words of the test's requests, which no log, report or notice may contain. */
export const PERSONAL = /Ana|Secretplant|plant\.example|555.?01\d\d|xyzzy/
const request = { ...DEMO_REQUEST, company: 'Secretplant', message: 'xyzzy' }

export const failingSender = {
  concurrency: 10,
  send: () => Promise.reject(Object.assign(new Error('ana@plant.example refused'), { code: 'ECONNREFUSED' })),
}
export const workingSender = { concurrency: 10, send: async () => {} }

export async function openOperatorStore() {
  const fixture = await openTestStore()
  const lines: (LogEvent & { level: string; time: string })[] = []
  const log = createLog((line) => lines.push(JSON.parse(line)), fixture.now)
  const store = createLoggedStore(fixture.store, log)
  let keys = 0
  return {
    ...fixture,
    store,
    log,
    lines,
    events: () => lines.map(({ event }) => event),
    add: (
      channels: DeliveryChannel[] = ['webhook'],
      quarantineReason: QuarantineReason | null = null,
      campaign: Record<string, string> = {},
    ) => store.add({ request, campaign, key: `key-${++keys}`, quarantineReason }, channels),
  }
}
export type OperatorStore = Awaited<ReturnType<typeof openOperatorStore>>
