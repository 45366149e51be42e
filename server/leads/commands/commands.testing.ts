/** Shared by the tests of the operator's commands: a folder for each test, a store with three leads, and a command line. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import { DELIVERY_CHANNELS, type QuarantineReason } from '../lead.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { DEMO_REQUEST } from '../store/store.testing.ts'
import { runCommand } from './runCommand.ts'
import type { TestTarget } from './testTargets.testing.ts'

export const REQUEST: DemoRequest = { ...DEMO_REQUEST, company: 'Secretplant', message: 'a message that nobody else would write: xyzzy' }

/** @returns the folder of the running test, and the path of its SQLite file, which does not exist yet */
export function folderForEachTest(): { readonly folder: string; readonly file: string } {
  const paths = { folder: '', file: '' }
  beforeEach(async () => {
    paths.folder = await mkdtemp(join(tmpdir(), 'commands-'))
    paths.file = join(paths.folder, 'leads.sqlite')
  })
  afterEach(() => rm(paths.folder, { recursive: true, force: true, maxRetries: 5 }))
  return paths
}

/** Runs a command as the operator types it. @returns its exit code and its output */
export async function runAsOperator(target: Pick<TestTarget, 'env' | 'flags'>, ...args: string[]) {
  let out = ''
  let error = ''
  const code = await runCommand([...args, ...target.flags], target.env, {
    out: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
  })
  return { code, out, error }
}
/** Delivers one due lead by each of its channels, and gives the other leads back. */
export async function deliverLead(target: TestTarget, reference: string): Promise<void> {
  const database = await target.database()
  const store = createLeadStore(database)
  for (const channel of DELIVERY_CHANNELS)
    for (const delivery of await store.takeDue(channel, 10, 1000))
      await (delivery.lead.reference === reference ? store.markDelivered(delivery) : store.giveBack(delivery))
  await database.end()
}
/** Puts two leads and one in quarantine into a store. @returns their references */
export async function fillStore(target: TestTarget): Promise<string[]> {
  const database = await target.database()
  const store = createLeadStore(database)
  const add = (change: Partial<DemoRequest>, key: string, quarantineReason: QuarantineReason | null = null, campaign = {}) =>
    store.add({ request: { ...REQUEST, ...change }, campaign, key, quarantineReason }, ['webhook'])
  const added = [
    await add({}, 'key-00000001', null, { landing: '/industries/manufacturing', utm_campaign: 'spring' }),
    await add({ email: 'bo@other.example', name: 'Bo', company: 'Other', phone: '+1 415 555 0199', industry: 'Logistics' }, 'key-00000002'),
    await add({ email: 'bot@spam.example', name: 'Bot', company: 'Spam', phone: '2125550188' }, 'key-00000003', 'honeypot'),
  ]
  await database.end()
  return added.map(({ reference }) => reference)
}
