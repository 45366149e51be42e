/** Storing a request once and again. leadQueries.test.ts tests how it is shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LEASE_MS } from '../delivery/delivery.ts'
import type { QuarantineReason } from '../lead.ts'
import { createIntake } from './intake.ts'
import { DEMO_REQUEST, openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

const add = (change: object = {}, quarantineReason: QuarantineReason | null = null, key = 'one') =>
  fixture.store.add({ request: { ...DEMO_REQUEST, ...change }, campaign: {}, key, quarantineReason }, ['webhook', 'email'])
const state = async (reference: string) =>
  (await fixture.store.findLead(reference))?.deliveries.map(({ channel, state: how, attempts }) => [channel, how, attempts])

describe('a request', () => {
  it('is new at first, repeated if it is the same, and otherwise a correction', async () => {
    const { reference } = await add()
    expect(await add()).toEqual({ reference, kind: 'repeated', isQuarantined: false })
    expect(await add({ message: 'Other' })).toEqual({ reference, kind: 'corrected', isQuarantined: false })
    expect(await add({ employees: 421 }, null, 'two')).toMatchObject({ kind: 'new', isQuarantined: false })
  })
  it('is recognized as repeated, too, if it has an unpaired surrogate, as in a cut emoji', async () => {
    const { reference } = await add({ message: 'Call me \ud83d' })
    expect(await add({ message: 'Call me \ud83d' })).toEqual({ reference, kind: 'repeated', isQuarantined: false })
    expect((await fixture.store.findLead(reference))?.message).toBe('Call me \ufffd')
  })
  it('that is erased while it is being let out of quarantine is stored anew, not acknowledged and gone', async () => {
    const { reference: erased } = await add({}, 'too-fast')
    const batch = vi.fn(async (statements: Parameters<typeof fixture.database.batch>[0]) => {
      const rows = await fixture.database.batch(statements)
      if (batch.mock.calls.length === 1) await fixture.store.erase({ reference: erased })
      return rows
    })
    const intake = createIntake({ ...fixture.database, batch }, fixture.now)
    const { reference, kind } = await intake.add({ request: DEMO_REQUEST, campaign: {}, key: 'one', quarantineReason: null }, ['webhook'])
    expect([kind, await state(reference)]).toEqual(['new', [['webhook', 'waiting', 0]]])
  })
  it('that the operator releases at the same moment keeps that release, and is delivered once', async () => {
    const { reference } = await add({}, 'too-fast')
    const batch = vi.fn(async (statements: Parameters<typeof fixture.database.batch>[0]) => {
      const rows = await fixture.database.batch(statements)
      if (batch.mock.calls.length === 1) await fixture.store.release(reference, ['webhook'])
      return rows
    })
    const intake = createIntake({ ...fixture.database, batch }, () => new Date(fixture.time.now + 1000))
    const releasedAt = fixture.now().toISOString()
    expect(await intake.add({ request: DEMO_REQUEST, campaign: {}, key: 'one', quarantineReason: null }, ['webhook'])).toEqual({
      reference,
      kind: 'repeated',
      isQuarantined: false,
    })
    expect((await fixture.store.findLead(reference))?.quarantine).toMatchObject({ releasedAt })
    expect(await state(reference)).toEqual([['webhook', 'waiting', 0]])
  })
  it('that is corrected is delivered anew by every channel, also what is dead, and counts from the start', async () => {
    const { reference } = await add()
    for (const delivery of await fixture.store.takeDue('webhook', 1, LEASE_MS)) await fixture.store.markDelivered(delivery)
    for (const delivery of await fixture.store.takeDue('email', 1, LEASE_MS))
      await fixture.store.markFailed(delivery, { text: 'x', kind: 'x' }, null)
    fixture.time.now += 1000
    await add({ message: 'Other' })
    expect(await state(reference)).toEqual([
      ['webhook', 'waiting', 0],
      ['email', 'waiting', 0],
    ])
    expect(await fixture.store.takeDue('email', 1, LEASE_MS)).toMatchObject([
      { revision: 2, firstAttemptAt: fixture.now().toISOString(), lead: { message: 'Other', revision: 2 } },
    ])
  })
  it('keeps each body that it had', async () => {
    const { reference } = await add()
    await add({ message: 'Second' })
    await add({ message: 'Third' })
    const { revisions = [], revision } = (await fixture.store.findLead(reference)) ?? {}
    expect([revision, revisions.map((lead) => [lead.revision, lead.body.message, lead.body.current_tool])]).toEqual([
      3,
      [
        [1, DEMO_REQUEST.message, 'voicemail'],
        [2, 'Second', 'voicemail'],
      ],
    ])
  })
  it('in quarantine is delivered by nothing, corrected or not, until it comes like a person’s', async () => {
    const { reference, ...first } = await add({}, 'too-fast')
    expect(first).toEqual({ kind: 'new', isQuarantined: true })
    expect(await add({ message: 'Other' }, 'too-fast')).toEqual({ reference, kind: 'corrected', isQuarantined: true })
    expect(await state(reference)).toEqual([])
    expect(await add({ message: 'Other' })).toEqual({ reference, kind: 'repeated', isQuarantined: false })
    expect(await state(reference)).toHaveLength(2)
    // Once it was from a person, a hasty correction does not make it automated.
    expect(await add({ message: 'Third' }, 'too-fast')).toEqual({ reference, kind: 'corrected', isQuarantined: false })
    expect(await state(reference)).toHaveLength(2)
  })
  it('that others correct at every attempt ends in an error, not in a wrong answer', async () => {
    await add()
    // Each time the lead is read, another request changes it before the write.
    const batch = vi.fn(async (statements: Parameters<typeof fixture.database.batch>[0]) => {
      const rows = await fixture.database.batch(statements)
      await fixture.database.batch([{ sql: 'UPDATE leads SET revision = revision + 1' }])
      return rows
    })
    const intake = createIntake({ ...fixture.database, batch }, fixture.now)
    await expect(
      intake.add({ request: { ...DEMO_REQUEST, message: 'Other' }, campaign: {}, key: 'one', quarantineReason: null }, []),
    ).rejects.toThrow('changed by others at every attempt')
    expect((await fixture.store.listLeads())[0]?.message).toBe(DEMO_REQUEST.message)
  })
  it('that the store has lost is not acknowledged', async () => {
    const intake = createIntake({ ...fixture.database, batch: async () => [[]] }, fixture.now)
    await expect(intake.add({ request: DEMO_REQUEST, campaign: {}, key: 'one', quarantineReason: null }, [])).rejects.toThrow(
      'is not there',
    )
  })
})

describe('the same key with another body', () => {
  it('corrects the lead, under the same reference, and keeps what stood there', async () => {
    const reference = await fixture.add({ key: 'one' })
    expect(await fixture.add({ key: 'one', request: { phone: '312 555 0199' } })).toBe(reference)
    const lead = await fixture.store.findLead(reference)
    expect(lead).toMatchObject({ phone: '312 555 0199', name: 'Ana Duarte', revision: 2, updatedAt: fixture.now().toISOString() })
    expect(lead?.revisions).toMatchObject([{ revision: 1, body: { phone: '(312) 555-0100', name: 'Ana Duarte' } }])
  })
  it('sent twice at once loses neither', async () => {
    const reference = await fixture.add({ key: 'one' })
    await Promise.all(['1', '2', '3'].map((company) => fixture.add({ key: 'one', request: { company } })))
    const lead = await fixture.store.findLead(reference)
    const bodies = [...(lead?.revisions ?? []).map(({ body }) => body.company), lead?.company]
    expect(bodies.toSorted()).toEqual(['1', '2', '3', 'Plant'])
  })
  it('without a change changes nothing', async () => {
    const reference = await fixture.add({ key: 'one' })
    for (const delivery of await fixture.store.takeDue('webhook', 1, LEASE_MS)) await fixture.store.markDelivered(delivery)
    await fixture.add({ key: 'one' })
    expect(await fixture.store.findLead(reference)).toMatchObject({ revision: 1, revisions: [], deliveries: [{ state: 'delivered' }] })
  })
})

describe('a request without a key, as plain forms send it', () => {
  const addAt = async (time: string, change: object = {}, quarantineReason: QuarantineReason | null = null) => {
    fixture.time.now = Date.parse(time)
    return fixture.store.add({ request: { ...DEMO_REQUEST, ...change }, campaign: {}, key: null, quarantineReason }, ['webhook'])
  }

  it('is merged with the same one a moment later, also across midnight', async () => {
    const { reference } = await addAt('2026-11-21T23:59:59Z')
    expect(await addAt('2026-11-22T00:00:01Z')).toEqual({ reference, kind: 'repeated', isQuarantined: false })
    expect(await addAt('2026-11-22T00:00:02Z')).toEqual({ reference, kind: 'repeated', isQuarantined: false })
    expect(await fixture.store.listLeads()).toHaveLength(1)
    expect(await state(reference)).toHaveLength(1)
  })
  it('is merged with the same one within a day, and new after that', async () => {
    const { reference } = await addAt('2026-11-21T09:00:00Z')
    expect((await addAt('2026-11-22T08:59:59.999Z')).reference).toBe(reference)
    const later = await addAt('2026-11-22T09:00:00Z')
    expect(later).toMatchObject({ kind: 'new' })
    expect((await addAt('2026-11-22T23:00:00Z')).reference).toBe(later.reference)
    expect((await addAt('2026-11-23T08:00:00Z')).reference).toBe(later.reference)
  })
  it('is new if any word differs', async () => {
    await addAt('2026-11-21T23:59:59Z')
    expect(await addAt('2026-11-21T23:59:59Z', { message: 'Other' })).toMatchObject({ kind: 'new' })
    expect(await addAt('2026-11-22T00:00:01Z', { message: 'Another' })).toMatchObject({ kind: 'new' })
  })
  it('that comes twice at once is stored once', async () => {
    const both = { request: DEMO_REQUEST, campaign: {}, key: null, quarantineReason: null }
    const [first, second] = await Promise.all([fixture.store.add(both, []), fixture.store.add(both, [])])
    expect(second.reference).toBe(first.reference)
  })
  it('releases the same one from quarantine, where it has been since yesterday', async () => {
    const { reference } = await addAt('2026-11-21T23:59:59Z', {}, 'honeypot')
    expect(await addAt('2026-11-22T00:00:01Z')).toEqual({ reference, kind: 'repeated', isQuarantined: false })
    expect(await state(reference)).toHaveLength(1)
  })
})

describe('a release', () => {
  it('hands a lead to each channel, once', async () => {
    const { reference } = await add({}, 'honeypot')
    const { reference: other } = await add({}, 'honeypot', 'two')
    expect(await fixture.store.release(reference, ['webhook'])).toBe(true)
    expect(await fixture.store.release(reference, ['webhook', 'email'])).toBe(false)
    expect([await state(reference), await state(other)]).toEqual([
      [
        ['webhook', 'waiting', 0],
        ['email', 'waiting', 0],
      ],
      [],
    ])
  })
  it('delivers nothing again that was a person’s all along', async () => {
    const { reference } = await add()
    const before = await state(reference)
    expect(await fixture.store.release(reference, ['webhook', 'email'])).toBe(false)
    expect(await state(reference)).toEqual(before)
  })
})
