import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestStore, type TestStore } from './store.testing.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

it('remembers the last that was said under a name', async () => {
  expect(await test.store.findRemembered('digest')).toBeNull()
  await test.store.remember('digest', 'one')
  await test.store.remember('digest', 'two')
  await test.store.remember('other', 'three')
  expect(await test.store.findRemembered('digest')).toBe('two')
})
it('says whether the store can be read', async () => {
  await expect(test.store.checkReadable()).resolves.toBeUndefined()
  await test.database.batch([{ sql: 'ALTER TABLE leads RENAME TO elsewhere' }])
  await expect(test.store.checkReadable()).rejects.toThrow('no such table: leads')
})
