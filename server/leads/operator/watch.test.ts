import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCommandLine } from '../settings/commandLine.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import type { OperatorNotice } from './notify.ts'
import { type OperatorStore, openOperatorStore } from './operator.testing.ts'
import { STUCK_AFTER_MS } from './stuckChannels.ts'
import { createWatch } from './watch.ts'

let fixture: OperatorStore
const notices: OperatorNotice[] = []
beforeEach(async () => {
  fixture = await openOperatorStore()
  notices.length = 0
})
afterEach(() => fixture.close())
const email = async (notice: OperatorNotice) => void notices.push(notice)
const createTestWatch = (digestHour: number | null, notifiers = {}) => {
  const { store, log, now } = fixture
  return createWatch({ store, log, now, notifiers: { email, ...notifiers }, commandLine: createCommandLine({}), digestHour })
}
const kinds = () => notices.map(({ kind }) => kind)

describe('the watch', () => {
  it('finds nothing to tell at first, and an hour later what is stuck', async () => {
    await fixture.add(['webhook'])
    const runChecks = createTestWatch(null)
    await runChecks()
    expect(notices).toEqual([])
    fixture.time.now += STUCK_AFTER_MS
    await runChecks()
    expect(kinds()).toEqual(['alert'])
  })
  it('sends the digest from its hour on', async () => {
    await createTestWatch(fixture.now().getUTCHours())()
    expect(kinds()).toEqual(['digest'])
    expect(notices[0]?.text).toContain(`to ${fixture.now().toISOString()} (UTC)`)
  })
  it('sends the digest over the webhook where there is no email: nothing else says that leads are in quarantine', async () => {
    const webhook = vi.fn(async (_notice: OperatorNotice) => {})
    await fixture.add(['webhook'], 'honeypot')
    await createTestWatch(fixture.now().getUTCHours(), { email: undefined, webhook })()
    expect(webhook).toHaveBeenCalledOnce()
    expect(webhook.mock.calls[0]?.[0].subject).toContain('1 in quarantine')
  })
  it('sends none where no hour is set', async () => {
    await fixture.add(['email'])
    fixture.time.now += STUCK_AFTER_MS
    const webhook = vi.fn(async () => {})
    await createTestWatch(null, { webhook })()
    expect(webhook).toHaveBeenCalledOnce()
    expect(fixture.events()).toContain('alert.sent')
    expect(notices).toEqual([])
  })
  it('sends neither alert nor digest while the store cannot keep that it did, but reports why at the second check', async () => {
    await fixture.add(['webhook'])
    fixture.time.now += STUCK_AFTER_MS
    vi.spyOn(fixture.store, 'saveServiceValue').mockRejectedValue(new StoreUnavailable('database or disk is full'))
    const runChecks = createTestWatch(0)
    await runChecks()
    expect(notices).toEqual([])
    await runChecks()
    expect(kinds()).toEqual(['refusing'])
  })
  it('tells whoever runs it that it failed', async () => {
    const failure = new TypeError('ana@plant.example')
    vi.spyOn(fixture.store, 'findServiceValue').mockRejectedValueOnce(failure)
    await expect(createTestWatch(null)()).rejects.toBe(failure)
  })
})
