import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { openTestStore, type TestStore } from '../store/store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

describe('the store without threads', () => {
  it('undoes a batch that fails, and says why', async () => {
    const half = [{ sql: "INSERT INTO service_state VALUES ('half', '1')" }, { sql: 'INSERT INTO nowhere VALUES (1)' }]
    await expect(fixture.database.batch(half)).rejects.toThrow(new StoreUnavailable('no such table: nowhere'))
    expect(await fixture.store.findServiceValue('half')).toBeNull()
  })
  it('reports why it cannot read, and writes nothing', async () => {
    await fixture.add()
    await expect(fixture.database.read('SELECT 1 FROM nowhere')).rejects.toThrow(new StoreUnavailable('no such table: nowhere'))
    await expect(fixture.database.read('DELETE FROM leads')).rejects.toThrow(StoreUnavailable)
    expect(await fixture.store.listLeads()).toHaveLength(1)
  })
  it('refuses to write while another process holds the lock, and writes again after that', async () => {
    await fixture.add()
    const other = new DatabaseSync(fixture.file)
    other.exec('BEGIN IMMEDIATE')
    await expect(fixture.add()).rejects.toThrow(new StoreUnavailable('database is locked'))
    other.close()
    await fixture.add()
    expect(await fixture.store.listLeads()).toHaveLength(2)
  })
})
