import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

it('the store keeps the latest value of each name', async () => {
  expect(await fixture.store.findServiceValue('digest')).toBeNull()
  await fixture.store.saveServiceValue('digest', 'one')
  await fixture.store.saveServiceValue('digest', 'two')
  await fixture.store.saveServiceValue('other', 'three')
  expect(await fixture.store.findServiceValue('digest')).toBe('two')
})
it('the store says whether it can be read', async () => {
  await expect(fixture.store.checkReadable()).resolves.toBeUndefined()
  await fixture.database.batch([{ sql: 'ALTER TABLE leads RENAME TO elsewhere' }])
  await expect(fixture.store.checkReadable()).rejects.toThrow('no such table: leads')
})
