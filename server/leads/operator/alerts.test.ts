/** Whom stuck deliveries are told to, when, and how often. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '../delivery/delivery.ts'
import { checkAlerts, REPEAT_AFTER } from './alerts.ts'
import { commandLine } from './commandLine.ts'
import type { OperatorNotice } from './notify.ts'
import { STUCK_AFTER } from './stuckChannels.ts'
import { failing, MINUTE, type OperatorStore, openOperatorStore, working } from './testOperator.ts'

let test: OperatorStore
beforeEach(async () => {
  test = await openOperatorStore()
})
afterEach(() => test.close())

describe('an alert', () => {
  const notices: OperatorNotice[] = []
  const email = async (notice: OperatorNotice) => void notices.push(notice)
  const check = (notifiers = {}) =>
    checkAlerts({
      store: test.store,
      database: test.database,
      notifiers: { webhook: async () => {}, email, ...notifiers },
      log: test.log,
      call: commandLine({}),
      now: test.now,
    })
  beforeEach(() => {
    notices.length = 0
  })
  it('comes over the other channel once deliveries are stuck for an hour, is repeated, and is called off', async () => {
    await test.add(['webhook'])
    await deliverDue(test.store, 'webhook', failing, { now: test.now })
    test.time.now += STUCK_AFTER - MINUTE
    await check()
    expect(notices).toEqual([])
    test.time.now += MINUTE
    await check()
    await check()
    expect(notices).toMatchObject([
      { kind: 'alert', subject: 'Leads are stuck: 1 not delivered by webhook', text: expect.stringContaining('ECONNREFUSED') },
    ])
    expect(notices[0]?.text.split('\n')).toEqual([
      '1 deliveries by webhook have not worked since 2026-11-21T08:00:00.000Z.',
      'Last error: ECONNREFUSED.',
      'Nothing is lost: every lead is stored, and deliveries are tried for 72 hours.',
      'See them with: npm run leads -- waiting',
      'When the receiver works again, do not wait for the next attempt: npm run leads -- replay',
    ])
    test.time.now += REPEAT_AFTER
    await check()
    expect(notices).toHaveLength(2)
    await deliverDue(test.store, 'webhook', working, { now: test.now })
    await check()
    await check()
    expect(notices.slice(2)).toEqual([
      { kind: 'alert-over', subject: 'Leads are delivered by webhook again', text: 'No delivery by webhook is stuck any more.' },
    ])
    expect(test.events().filter((event) => event.startsWith('alert'))).toEqual(['alert.sent', 'alert.sent', 'alert.over'])
    expect(JSON.stringify(notices)).not.toMatch(/Ana|plant\.example/)
  })
  it('that cannot be sent is tried again the next time', async () => {
    await test.add(['webhook'])
    test.time.now += STUCK_AFTER
    await check({ email: () => Promise.reject(new Error('down')) })
    await check()
    expect([test.events().filter((event) => event.startsWith('alert')), notices.length]).toEqual([['alert.failed', 'alert.sent'], 1])
    expect(notices[0]?.text).toContain('Last error: none; they were never tried.')
  })
  it('has nobody to go to when every channel is stuck: then the log says so, once', async () => {
    await test.add(['webhook', 'email'])
    test.time.now += STUCK_AFTER
    await check()
    await check()
    expect([notices.length, test.events().filter((event) => event === 'alert.nobody').length]).toEqual([0, 2])
  })
  it('that nobody could be told is over without a word, and begins anew', async () => {
    const nobody = () => test.events().filter((event) => event === 'alert.nobody').length
    const alone = { email: undefined }
    await test.add(['webhook'])
    test.time.now += STUCK_AFTER
    await check(alone)
    expect(nobody()).toBe(1)
    await deliverDue(test.store, 'webhook', working, { now: test.now })
    await check(alone)
    expect(nobody()).toBe(1)
    await test.add(['webhook'])
    test.time.now += STUCK_AFTER
    await check(alone)
    expect(nobody()).toBe(2)
  })
  it('does not come for a channel that was added today to last week’s leads', async () => {
    await test.add([])
    test.time.now += 7 * 86_400_000
    await test.store.addMissingDeliveries(['webhook'])
    await check()
    expect(notices).toEqual([])
  })
})
