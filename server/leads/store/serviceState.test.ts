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
