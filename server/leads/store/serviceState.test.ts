import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestStore, type TestStore } from './store.testing.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

it('the store keeps the latest value of each name', async () => {
  expect(await test.store.findServiceValue('digest')).toBeNull()
  await test.store.saveServiceValue('digest', 'one')
  await test.store.saveServiceValue('digest', 'two')
  await test.store.saveServiceValue('other', 'three')
  expect(await test.store.findServiceValue('digest')).toBe('two')
})
it('the store says whether it can be read', async () => {
  await expect(test.store.checkReadable()).resolves.toBeUndefined()
  await test.database.batch([{ sql: 'ALTER TABLE leads RENAME TO elsewhere' }])
  await expect(test.store.checkReadable()).rejects.toThrow('no such table: leads')
})
