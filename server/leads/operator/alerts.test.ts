/** Alerts about stuck deliveries: over which channel, when, and how often. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'
import { deliverDue, LEASE_MS, MAX_AHEAD_MS } from '../delivery/delivery.ts'
import { createCommandLine } from '../settings/commandLine.ts'
import { DEMO_REQUEST } from '../store/store.testing.ts'
import { REPEAT_AFTER_MS } from './alertDecision.ts'
import { sendAlerts } from './alerts.ts'
import type { OperatorNotice } from './notify.ts'
import { failingSender, type OperatorStore, openOperatorStore, workingSender } from './operator.testing.ts'
import { STUCK_AFTER_MS } from './stuckChannels.ts'

let fixture: OperatorStore
beforeEach(async () => {
  fixture = await openOperatorStore()
})
afterEach(() => fixture.close())

describe('an alert', () => {
  const notices: OperatorNotice[] = []
  const email = async (notice: OperatorNotice) => void notices.push(notice)
  const check = (notifiers = {}) =>
    sendAlerts({
      store: fixture.store,
      notifiers: { webhook: async () => {}, email, ...notifiers },
      log: fixture.log,
      commandLine: createCommandLine({}),
      now: fixture.now,
    })
  beforeEach(() => {
    notices.length = 0
  })
  it('comes over the other channel once deliveries are stuck for an hour, is repeated, and is called off', async () => {
    await fixture.add(['webhook'])
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    fixture.time.now += STUCK_AFTER_MS - MINUTE_MS
    await check()
    expect(notices).toEqual([])
    fixture.time.now += MINUTE_MS
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
    fixture.time.now += REPEAT_AFTER_MS
    await check()
    expect(notices).toHaveLength(2)
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    await check()
    await check()
    expect(notices.slice(2)).toEqual([
      {
        kind: 'alert-over',
        subject: 'Leads are delivered by webhook again',
        text: 'No delivery by webhook is stuck any more, and none has died meanwhile.',
      },
    ])
    expect(fixture.events().filter((event) => event.startsWith('alert'))).toEqual(['alert.sent', 'alert.sent', 'alert.over'])
    expect(JSON.stringify(notices)).not.toMatch(/Ana|plant\.example/)
  })
  it('that cannot be sent is tried again the next time', async () => {
    await fixture.add(['webhook'])
    fixture.time.now += STUCK_AFTER_MS
    await check({ email: () => Promise.reject(Object.assign(new Error('ana@plant.example is unknown'), { responseCode: 535 })) })
    await check()
    expect([fixture.events().filter((event) => event.startsWith('alert')), notices.length]).toEqual([['alert.failed', 'alert.sent'], 1])
    expect(notices[0]?.text).toContain('Last error: none; they were never tried.')
    expect(fixture.lines.find(({ event }) => event === 'alert.failed')).toMatchObject({
      about: 'webhook',
      over: 'email',
      error: 'SMTP 535',
    })
    expect(JSON.stringify(fixture.lines)).not.toContain('ana@')
  })
  it('is only logged, once for each channel, when every channel is stuck', async () => {
    await fixture.add(['webhook', 'email'])
    fixture.time.now += STUCK_AFTER_MS
    await check()
    await check()
    expect([notices.length, fixture.events().filter((event) => event === 'alert.nobody').length]).toEqual([0, 2])
  })
  it('that was never sent ends without an all-clear, and can start again', async () => {
    const nobody = () => fixture.events().filter((event) => event === 'alert.nobody').length
    const alone = { email: undefined }
    await fixture.add(['webhook'])
    fixture.time.now += STUCK_AFTER_MS
    await check(alone)
    expect(nobody()).toBe(1)
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    await check(alone)
    expect(nobody()).toBe(1)
    await fixture.add(['webhook'])
    fixture.time.now += STUCK_AFTER_MS
    await check(alone)
    expect(nobody()).toBe(2)
  })
  /** Lets due deliveries fail, hour by hour, until they are dead. @returns when nothing is left to try */
  const failUntilDead = async () => {
    for (let hour = 0; hour < 150; hour++) {
      await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
      await check()
      fixture.time.now += 75 * MINUTE_MS
    }
    expect(await fixture.store.countByState()).toMatchObject({ waiting: 0 })
  }
  it('never ends with an all-clear where deliveries are dead, but says how many, and what to do', async () => {
    await fixture.add(['webhook'])
    await fixture.add(['webhook'])
    await failUntilDead()
    await check()
    expect(new Set(notices.slice(0, -1).map(({ subject }) => subject))).toEqual(new Set(['Leads are stuck: 2 not delivered by webhook']))
    expect(notices.at(-1)).toEqual({
      kind: 'alert-dead',
      subject: 'Deliveries are dead: 2 by webhook, which are not tried any more',
      text: [
        '2 deliveries by webhook are dead: they failed for 72 hours, or their leads cannot be read, and they are not tried any more.',
        'The leads are stored, but nobody gets them by this channel unless you act.',
        'See them, and why, with: npm run leads -- dead',
        'Pass urgent ones on by phone: npm run leads -- show REFERENCE',
        'When the receiver works, have all of them tried again: npm run leads -- replay',
      ].join('\n'),
    })
    expect([fixture.events().includes('alert.over'), fixture.lines.at(-1)]).toMatchObject([
      false,
      { event: 'alert.dead', level: 'error', about: 'webhook', over: 'email' },
    ])
  })
  it('says how many are dead while newer ones are still stuck, and counts them in its subject', async () => {
    await fixture.add(['webhook'])
    await failUntilDead()
    notices.length = 0
    await fixture.store.saveServiceValue('alert_webhook_dead', '0')
    await fixture.add(['webhook'])
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    fixture.time.now += STUCK_AFTER_MS
    await check()
    expect(notices).toMatchObject([{ kind: 'alert', subject: 'Leads are stuck: 2 not delivered by webhook' }])
    expect(notices[0]?.text.split('\n', 2)[1]).toBe('1 more are dead, and are not tried any more. See them with: npm run leads -- dead')
  })
  it('is not called off by a replay or a correction while the receiver is still down', async () => {
    await fixture.store.add({ request: DEMO_REQUEST, campaign: {}, key: 'corrected', quarantineReason: null }, ['webhook'])
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    fixture.time.now += STUCK_AFTER_MS
    await check()
    await fixture.store.add(
      { request: { ...DEMO_REQUEST, phone: '312 555 0199' }, campaign: {}, key: 'corrected', quarantineReason: null },
      ['webhook'],
    )
    await check()
    fixture.time.now += STUCK_AFTER_MS
    await failUntilDead()
    const before = notices.length
    await fixture.store.replayUndelivered(LEASE_MS)
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    await check()
    expect(notices.slice(before)).toEqual([])
    expect(notices.map(({ kind }) => kind)).not.toContain('alert-over')
  })
  it('for one that was never tried is not called off by a correction', async () => {
    const add = (phone: string) =>
      fixture.store.add({ request: { ...DEMO_REQUEST, phone }, campaign: {}, key: 'corrected', quarantineReason: null }, ['webhook'])
    await add('312 555 0100')
    fixture.time.now += STUCK_AFTER_MS
    await check()
    await add('312 555 0199')
    await check()
    expect(notices.map(({ kind }) => kind)).toEqual(['alert'])
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    await check()
    expect(notices.map(({ kind }) => kind)).toEqual(['alert', 'alert-over'])
  })
  it('comes for a lead that cannot be read, once, and over its own channel where there is no other', async () => {
    await fixture.add(['webhook'])
    await fixture.database.batch([{ sql: "UPDATE leads SET employees = 'many'" }])
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    await check({ email: undefined, webhook: email })
    await check({ email: undefined, webhook: email })
    expect(notices.map(({ subject }) => subject)).toEqual(['Deliveries are dead: 1 by webhook, which are not tried any more'])
    await fixture.store.erase({ email: DEMO_REQUEST.email })
    await check()
    await fixture.add(['webhook'])
    for (const given of await fixture.store.takeDue('webhook', 1, 1000))
      await fixture.store.markFailed(given, { text: 'x', kind: 'x' }, null)
    await check()
    expect(notices).toHaveLength(2)
  })
  it('about dead deliveries is logged every six hours until it can be sent', async () => {
    const alone = { email: undefined, webhook: undefined }
    await fixture.add(['webhook'])
    for (const given of await fixture.store.takeDue('webhook', 1, 1000))
      await fixture.store.markFailed(given, { text: 'x', kind: 'x' }, null)
    await check(alone)
    await check(alone)
    fixture.time.now += REPEAT_AFTER_MS
    await check(alone)
    expect(fixture.events().filter((event) => event.startsWith('alert'))).toEqual(['alert.nobody', 'alert.nobody'])
    await check()
    expect(notices.map(({ kind }) => kind)).toEqual(['alert-dead'])
  })
  it('that could not be sent is sent as soon as the other channel works again', async () => {
    await fixture.add(['webhook', 'email'])
    fixture.time.now += STUCK_AFTER_MS
    await check()
    await deliverDue(fixture.store, 'email', workingSender, { now: fixture.now })
    await check()
    expect(notices.map(({ subject }) => subject)).toEqual(['Leads are stuck: 1 not delivered by webhook'])
  })
  it('that ended unsent does not suppress the next one', async () => {
    await fixture.add(['webhook'])
    fixture.time.now += STUCK_AFTER_MS
    await check()
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    await check({ email: undefined, webhook: undefined })
    await fixture.add(['webhook'])
    fixture.time.now += STUCK_AFTER_MS
    await check()
    expect(notices.map(({ kind }) => kind)).toEqual(['alert', 'alert'])
  })
  it('is stored, and nothing is written while nothing changes', async () => {
    const saveServiceValue = vi.spyOn(fixture.store, 'saveServiceValue')
    await check()
    expect(saveServiceValue).not.toHaveBeenCalled()
    await fixture.add(['webhook'])
    for (const given of await fixture.store.takeDue('webhook', 1, 1000))
      await fixture.store.markFailed(given, { text: 'x', kind: 'x' }, null)
    await check()
    expect(saveServiceValue.mock.calls).toEqual([['alert_webhook_dead', '1']])
    await check()
    expect(saveServiceValue).toHaveBeenCalledOnce()
  })
  it('names the error of the last attempt', async () => {
    const refusing = (code: string) => ({ concurrency: 1, send: () => Promise.reject(Object.assign(new Error('x'), { code })) })
    await fixture.add(['webhook'])
    await deliverDue(fixture.store, 'webhook', refusing('ZZZ'), { now: fixture.now })
    fixture.time.now += 30 * MINUTE_MS
    await fixture.add(['webhook'])
    await fixture.store.takeDue('webhook', 1, LEASE_MS)
    await deliverDue(fixture.store, 'webhook', refusing('AAA'), { now: fixture.now })
    fixture.time.now += STUCK_AFTER_MS
    await check()
    expect(notices[0]?.text).toContain('Last error: AAA.')
  })
  it('comes again at once where the last one was sent by a clock that ran ahead', async () => {
    await fixture.add(['webhook'])
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    fixture.time.now += STUCK_AFTER_MS
    await fixture.store.saveServiceValue('alert_webhook', '2036-01-01T00:00:00.000Z')
    await check()
    await check()
    expect(notices).toHaveLength(1)
  })
  it('comes for a delivery that was first tried by a clock that ran ahead', async () => {
    const right = fixture.time.now
    fixture.time.now += 365 * 86_400_000
    await fixture.add(['webhook'])
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    fixture.time.now = right
    for (let round = 0; round < 2; round++) {
      await fixture.store.pullForward(MAX_AHEAD_MS)
      await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
      await check()
      fixture.time.now += STUCK_AFTER_MS
    }
    await check()
    expect(notices.map(({ kind }) => kind)).toEqual(['alert'])
  })
  it('does not come for a channel that was added today to last week’s leads', async () => {
    await fixture.add([])
    fixture.time.now += 7 * 86_400_000
    await fixture.store.addMissingDeliveries(['webhook'])
    await check()
    expect(notices).toEqual([])
  })
})
