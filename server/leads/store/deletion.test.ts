import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#src/lib/anywhere/time/durations.ts'
import { openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

const references = async () => (await fixture.store.listLeads(100)).map(({ reference }) => reference)

it('erasing a person leaves no trace in the files, earlier bodies included', async () => {
  await fixture.add({ key: 'one', request: { company: 'Tracewell Foundry' } })
  await fixture.add({ key: 'one', request: { company: 'Tracewell Mills' } })
  await fixture.add({ request: { email: 'other@plant.example' } })
  const traces = () => readdirSync(fixture.folder).filter((name) => readFileSync(join(fixture.folder, name)).includes('Tracewell'))
  expect(traces()).not.toEqual([])
  await fixture.store.erase({ email: 'ana@plant.example' })
  await fixture.database.runWithoutTransaction('PRAGMA wal_checkpoint(TRUNCATE)')
  expect(traces()).toEqual([])
  expect(await fixture.store.listLeads()).toHaveLength(1)
})

describe('purging', () => {
  it('deletes what is older than so many days, and not what is younger', async () => {
    const old = await fixture.add()
    fixture.time.now += DAY_MS
    const younger = await fixture.add()
    await fixture.handOn()
    fixture.time.now += 29 * DAY_MS
    expect(await fixture.store.purge(30, 40 * DAY_MS)).toBe(0)
    expect(await references()).toEqual([younger, old])
    fixture.time.now += 1
    expect(await fixture.store.purge(30, 40 * DAY_MS)).toBe(1)
    expect(await references()).toEqual([younger])
  })
  it('never touches what is waiting or dead, or nobody was told of', async () => {
    await fixture.add()
    await fixture.add({}, [])
    await fixture.add({}, ['webhook', 'email'])
    const [dead] = await fixture.store.takeDue('webhook', 1, 1000)
    assert(dead)
    await fixture.store.markFailed(dead, { text: 'x', kind: 'x' }, null)
    await fixture.handOn()
    fixture.time.now += 400 * DAY_MS
    expect(await fixture.store.purge(30, 400 * DAY_MS)).toBe(0)
    expect(await references()).toHaveLength(3)
  })
  it('deletes what stays in quarantine', async () => {
    await fixture.add({ quarantineReason: 'honeypot' })
    fixture.time.now += 31 * DAY_MS
    expect(await fixture.store.purge(30, 31 * DAY_MS)).toBe(1)
  })
  it('does not follow a clock that jumps ahead', async () => {
    await fixture.add()
    await fixture.handOn()
    await fixture.store.purge(30, 0)
    fixture.time.now += 3650 * DAY_MS
    for (let hour = 0; hour < 24; hour++) expect(await fixture.store.purge(30, 3_600_000)).toBe(0)
    expect(await references()).toHaveLength(1)
  })
  it('ages leads at most twice as fast as the service runs, whatever the clock says', async () => {
    await fixture.add()
    await fixture.handOn()
    await fixture.store.purge(30, 0)
    fixture.time.now += 3650 * DAY_MS
    expect(await fixture.store.purge(30, 15 * DAY_MS)).toBe(0)
    expect(await fixture.store.purge(30, 1)).toBe(1)
  })
  it('does not follow a second jump after a first start with a clock that was ahead', async () => {
    const right = fixture.time.now
    fixture.time.now += 3650 * DAY_MS
    await fixture.store.purge(30, 0)
    fixture.time.now = right
    await fixture.store.purge(30, Number.POSITIVE_INFINITY)
    await fixture.add()
    await fixture.handOn()
    fixture.time.now += 3650 * DAY_MS
    expect(await fixture.store.purge(30, 3_600_000)).toBe(0)
  })
  it('goes on when the clock has been put right', async () => {
    await fixture.add()
    await fixture.handOn()
    fixture.time.now += 3650 * DAY_MS
    await fixture.store.purge(30, 3_600_000)
    fixture.time.now -= 3650 * DAY_MS
    for (let day = 0; day < 31; day++) {
      fixture.time.now += DAY_MS
      await fixture.store.purge(30, DAY_MS)
    }
    expect(await references()).toHaveLength(0)
  })
  it('deletes on time after a start with a clock that was decades behind', async () => {
    await fixture.store.purge(30, 0)
    await fixture.add()
    await fixture.handOn()
    const right = fixture.time.now
    fixture.time.now = 0
    await fixture.store.purge(30, 3_600_000)
    fixture.time.now = right
    for (let day = 0; day < 31; day++) {
      fixture.time.now += DAY_MS
      await fixture.store.purge(30, DAY_MS)
    }
    expect(await references()).toHaveLength(0)
  })
})
