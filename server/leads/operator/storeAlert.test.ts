/** The alert that nothing can be stored: over which channel, when, and how it ends. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeliveryRefused } from '../delivery/deliveryError.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { REPEAT_AFTER_MS } from './alertDecision.ts'
import type { Notify, OperatorNotice } from './notify.ts'
import { type OperatorStore, openOperatorStore, PERSONAL } from './operator.testing.ts'
import { createStoreAlert } from './storeAlert.ts'

let fixture: OperatorStore
let steady = 0
const notices: OperatorNotice[] = []
const take: Notify = async (notice) => void notices.push(notice)
const failingNotifier: Notify = () => Promise.reject(new DeliveryRefused('HTTP 503', 'the receiver answered 503'))
beforeEach(async () => {
  fixture = await openOperatorStore()
  steady = 0
  notices.length = 0
  await fixture.add()
})
afterEach(() => fixture.close())

const fill = () => {
  vi.spyOn(fixture.store, 'saveServiceValue').mockRejectedValue(new StoreUnavailable('database or disk is full'))
}
const makeRoom = () => vi.mocked(fixture.store.saveServiceValue).mockRestore()
const alertOver = (notifiers: { webhook?: Notify; email?: Notify }) =>
  createStoreAlert({ store: fixture.store, notifiers, log: fixture.log, now: fixture.now, monotonicNow: () => steady })
const alerts = () => fixture.lines.filter(({ event }) => event.startsWith('alert'))

describe('a full disk', () => {
  it('is reported at the second failed check, again every six hours, and when it is over', async () => {
    const check = alertOver({ email: take })
    expect(await check()).toBe(true)
    fill()
    expect([await check(), notices.length]).toEqual([false, 0])
    expect([await check(), await check(), notices.length]).toEqual([false, false, 1])
    expect(notices[0]).toMatchObject({ kind: 'refusing', subject: 'Nothing can be stored: the demo form refuses requests' })
    expect(notices[0]?.text.split('\n')).toEqual([
      expect.stringMatching(/^Nothing can be stored: .*full\. New requests are refused\. Look for a full disk/),
      'Visitors are told to call. Whoever sent the form meanwhile and did not call is not stored anywhere.',
      'The service keeps trying by itself, and says when it can store again.',
    ])
    steady += REPEAT_AFTER_MS
    await check()
    expect(notices).toHaveLength(2)
    makeRoom()
    expect([await check(), await check()]).toEqual([true, true])
    expect(notices.slice(2)).toMatchObject([{ kind: 'storing', subject: 'Demo requests can be stored again' }])
    expect(alerts()).toMatchObject([
      { event: 'alert.sent', level: 'error', about: 'store', over: 'email' },
      { event: 'alert.sent' },
      { event: 'alert.over', about: 'store', over: 'email' },
    ])
    expect(JSON.stringify([notices, fixture.lines])).not.toMatch(PERSONAL)
  })
  it('that is over before the second check is not reported', async () => {
    const check = alertOver({ email: take })
    for (let round = 0; round < 2; round++) {
      fill()
      await check()
      makeRoom()
      await check()
    }
    expect([notices, alerts()]).toEqual([[], []])
  })
  it('is reported over the first channel that accepts it, and tried at every check until one does', async () => {
    fill()
    const deaf = alertOver({ webhook: failingNotifier })
    for (let round = 0; round < 3; round++) await deaf()
    expect(alerts()).toMatchObject([
      { event: 'alert.failed', about: 'store', over: 'webhook', error: 'HTTP 503' },
      { event: 'alert.failed' },
    ])
    const check = alertOver({ webhook: failingNotifier, email: take })
    for (let round = 0; round < 3; round++) await check()
    expect(notices).toHaveLength(1)
  })
  it('is called over only once somebody hears of that, and the store takes requests meanwhile', async () => {
    let notify = take
    const check = alertOver({ email: (notice) => notify(notice) })
    fill()
    await check()
    await check()
    makeRoom()
    notify = failingNotifier
    expect([await check(), alerts().at(-1)]).toMatchObject([true, { event: 'alert.failed', over: 'email' }])
    notify = take
    expect([await check(), notices.map(({ kind }) => kind)]).toEqual([true, ['refusing', 'storing']])
  })
  it('is told once in six hours, also by a service that has run for days, and is one as long as nobody could be told', async () => {
    steady = 10 * REPEAT_AFTER_MS
    fill()
    const check = alertOver({ email: take })
    for (let round = 0; round < 4; round++) await check()
    expect(notices).toHaveLength(1)
    const deaf = alertOver({ email: failingNotifier })
    expect([await deaf(), await deaf(), await deaf()]).toEqual([false, false, false])
  })
  it('is in the log alone where no channel is set', async () => {
    fill()
    const check = alertOver({})
    for (let round = 0; round < 3; round++) await check()
    makeRoom()
    await check()
    expect(alerts()).toMatchObject([
      { event: 'alert.nobody', about: 'store' },
      { event: 'alert.over', about: 'store' },
    ])
  })
})
