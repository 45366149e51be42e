import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#src/lib/anywhere/time/durations.ts'
import { openTestStore, type TestStore } from './store.testing.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

const references = async () => (await test.store.listLeads(100)).map(({ reference }) => reference)

it('erasing a person leaves no trace in the files, earlier bodies included', async () => {
  await test.add({ key: 'one', request: { company: 'Tracewell Foundry' } })
  await test.add({ key: 'one', request: { company: 'Tracewell Mills' } })
  await test.add({ request: { email: 'other@plant.example' } })
  const traces = () => readdirSync(test.folder).filter((name) => readFileSync(join(test.folder, name)).includes('Tracewell'))
  expect(traces()).not.toEqual([])
  await test.store.erase({ email: 'ana@plant.example' })
  await test.database.runWithoutTransaction('PRAGMA wal_checkpoint(TRUNCATE)')
  expect(traces()).toEqual([])
  expect(await test.store.listLeads()).toHaveLength(1)
})

describe('purging', () => {
  it('deletes what is older than so many days, and not what is younger', async () => {
    const old = await test.add()
    test.time.now += DAY_MS
    const younger = await test.add()
    await test.handOn()
    test.time.now += 29 * DAY_MS
    expect(await test.store.purge(30, 40 * DAY_MS)).toBe(0)
    expect(await references()).toEqual([younger, old])
    test.time.now += 1
    expect(await test.store.purge(30, 40 * DAY_MS)).toBe(1)
    expect(await references()).toEqual([younger])
  })
  it('never touches what is waiting or dead, or nobody was told of', async () => {
    await test.add()
    await test.add({}, [])
    await test.add({}, ['webhook', 'email'])
    const [dead] = await test.store.takeDue('webhook', 1, 1000)
    assert(dead)
    await test.store.markFailed(dead, { text: 'x', kind: 'x' }, null)
    await test.handOn()
    test.time.now += 400 * DAY_MS
    expect(await test.store.purge(30, 400 * DAY_MS)).toBe(0)
    expect(await references()).toHaveLength(3)
  })
  it('deletes what stays in quarantine', async () => {
    await test.add({ quarantineReason: 'honeypot' })
    test.time.now += 31 * DAY_MS
    expect(await test.store.purge(30, 31 * DAY_MS)).toBe(1)
  })
  it('does not follow a clock that jumps ahead', async () => {
    await test.add()
    await test.handOn()
    await test.store.purge(30, 0)
    test.time.now += 3650 * DAY_MS
    for (let hour = 0; hour < 24; hour++) expect(await test.store.purge(30, 3_600_000)).toBe(0)
    expect(await references()).toHaveLength(1)
  })
  it('ages leads at most twice as fast as the service runs, whatever the clock says', async () => {
    await test.add()
    await test.handOn()
    await test.store.purge(30, 0)
    test.time.now += 3650 * DAY_MS
    expect(await test.store.purge(30, 15 * DAY_MS)).toBe(0)
    expect(await test.store.purge(30, 1)).toBe(1)
  })
  it('does not follow a second jump after a first start with a clock that was ahead', async () => {
    const right = test.time.now
    test.time.now += 3650 * DAY_MS
    await test.store.purge(30, 0)
    test.time.now = right
    await test.store.purge(30, Number.POSITIVE_INFINITY)
    await test.add()
    await test.handOn()
    test.time.now += 3650 * DAY_MS
    expect(await test.store.purge(30, 3_600_000)).toBe(0)
  })
  it('goes on when the clock has been put right', async () => {
    await test.add()
    await test.handOn()
    test.time.now += 3650 * DAY_MS
    await test.store.purge(30, 3_600_000)
    test.time.now -= 3650 * DAY_MS
    for (let day = 0; day < 31; day++) {
      test.time.now += DAY_MS
      await test.store.purge(30, DAY_MS)
    }
    expect(await references()).toHaveLength(0)
  })
  it('deletes on time after a start with a clock that was decades behind', async () => {
    await test.store.purge(30, 0)
    await test.add()
    await test.handOn()
    const right = test.time.now
    test.time.now = 0
    await test.store.purge(30, 3_600_000)
    test.time.now = right
    for (let day = 0; day < 31; day++) {
      test.time.now += DAY_MS
      await test.store.purge(30, DAY_MS)
    }
    expect(await references()).toHaveLength(0)
  })
})
