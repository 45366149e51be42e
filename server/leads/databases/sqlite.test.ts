import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLeadStore } from '../store/createLeadStore.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { DEMO_REQUEST, openTestStore, type TestStore } from '../store/store.testing.ts'
import { openSqlite } from './sqlite.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore(openSqlite)
})
afterEach(() => fixture.close())

/** Locks the store for writers, as another process would. @returns a function that releases the lock */
function lock(): () => void {
  const other = new DatabaseSync(fixture.file, { timeout: 5000 })
  other.exec('BEGIN IMMEDIATE')
  return () => {
    other.exec('ROLLBACK')
    other.close()
  }
}

describe('a transaction', () => {
  it('is flushed to the disk before it is acknowledged, in the write-ahead log', async () => {
    await fixture.add()
    expect(await fixture.database.runWithoutTransaction('PRAGMA synchronous')).toEqual([{ synchronous: 2 }])
    expect(await fixture.database.runWithoutTransaction('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await fixture.database.runWithoutTransaction('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }])
  })
  it('that fails is undone alone, also when it is committed together with others', async () => {
    await fixture.add()
    const bad = [{ sql: "INSERT INTO service_state VALUES ('half', '1')" }, { sql: 'INSERT INTO nowhere VALUES (1)' }]
    const results = await Promise.allSettled([fixture.add(), fixture.database.batch(bad), fixture.add(), fixture.add()])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(await fixture.store.listLeads()).toHaveLength(4)
    expect(await fixture.store.findServiceValue('half')).toBeNull()
  })
})

it('a statement that is sent as a read cannot write to the store', async () => {
  await fixture.add()
  await expect(fixture.database.read('DELETE FROM leads')).rejects.toThrow(StoreUnavailable)
  expect(await fixture.store.listLeads()).toHaveLength(1)
})

describe('while another process holds the lock', () => {
  it('reports are read, and nothing waits in this thread', async () => {
    await fixture.add()
    const unlock = lock()
    const order: string[] = []
    const writing = fixture.add().then(() => order.push('written'))
    expect(await fixture.store.listLeads()).toHaveLength(1)
    expect((await fixture.store.countByState()).waiting).toBe(1)
    order.push('read')
    unlock()
    await writing
    expect(order).toEqual(['read', 'written'])
    expect(await fixture.store.listLeads()).toHaveLength(2)
  })
  it('too many writers are refused at once instead of piling up', async () => {
    await fixture.add()
    const unlock = lock()
    const many = Array.from({ length: 1200 }, () =>
      fixture.add().then(
        () => 'stored',
        (error: Error) => error.message,
      ),
    )
    const first = await Promise.race(many)
    expect(first).toContain('too many requests wait')
    unlock()
    const ends = await Promise.all(many)
    expect(ends.filter((end) => end === 'stored').length).toBeGreaterThan(0)
    expect(await fixture.store.listLeads(2000)).toHaveLength(1 + ends.filter((end) => end === 'stored').length)
  })
})

describe('the file', () => {
  it('is for its owner alone, also one that was not', async () => {
    await fixture.add()
    const modes = () => readdirSync(fixture.folder).map((name) => [name, (statSync(join(fixture.folder, name)).mode & 0o777).toString(8)])
    expect(Object.fromEntries(modes())).toEqual({ 'leads.sqlite': '600', 'leads.sqlite-wal': '600', 'leads.sqlite-shm': '600' })
    await fixture.database.close()
    chmodSync(fixture.file, 0o644)
    await fixture.add()
    expect(modes()).toContainEqual(['leads.sqlite', '600'])
  })
  it('is not created if the caller requires it to exist', async () => {
    const missing = join(fixture.folder, 'mistyped.sqlite')
    const database = openSqlite(missing, { create: false })
    await expect(createLeadStore(database).listLeads()).rejects.toThrow(StoreUnavailable)
    await database.close()
    expect(existsSync(missing)).toBe(false)
  })
  it('that is moved away while the service runs gets no later leads', async () => {
    await fixture.add()
    renameSync(fixture.file, `${fixture.file}.moved`)
    const reference = await fixture.add()
    const onDisk = new DatabaseSync(fixture.file, { readOnly: true })
    expect(onDisk.prepare('SELECT reference FROM leads').all()).toEqual([{ reference }])
    onDisk.close()
  })
  it('of the first version is brought up to date, and keeps what it holds', async () => {
    const file = join(fixture.folder, 'old.sqlite')
    const old = new DatabaseSync(file)
    old.exec(readFileSync(new URL('../migrations/0001_leads.sql', import.meta.url), 'utf8'))
    old.exec(`PRAGMA user_version = 1;
      INSERT INTO leads VALUES (1, 'PP-OLD', 'old-key', '2026-01-01', 'n', 'e', 'c', 'p', 'Other', 1, '', '', '', '{}'), (2, 'PP-NEW', 'new-key', '2026-01-02', 'n', 'e', 'c', 'p', 'Other', 1, '', '', '', '{}');
      INSERT INTO outbox (lead_id, channel, next_attempt_at, delivered_at) VALUES (1, 'webhook', '2026-01-01', '2026-01-01T01'), (2, 'webhook', '2026-01-02', NULL)`)
    old.close()
    const database = openSqlite(file)
    const store = createLeadStore(database)
    expect((await store.listLeads()).map(({ reference, firstDeliveredAt }) => [reference, firstDeliveredAt])).toEqual([
      ['PP-NEW', null],
      ['PP-OLD', '2026-01-01T01'],
    ])
    expect(await store.takeDue('webhook', 10, 1000)).toMatchObject([{ revision: 1, lead: { reference: 'PP-NEW', revision: 1 } }])
    await database.close()
  })
})

it('the embedded store opens again after it was closed, and ends calls that are open', async () => {
  await fixture.add()
  await fixture.database.close()
  expect(await fixture.store.listLeads()).toHaveLength(1)
})
it('the embedded store keeps the fields of a request as they were sent', async () => {
  const reference = await fixture.add({ campaign: { utm_source: 'fair' } })
  expect(await fixture.store.findLead(reference)).toMatchObject({ ...DEMO_REQUEST, campaign: { utm_source: 'fair' }, revision: 1 })
})
