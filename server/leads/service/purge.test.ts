import { expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { createPurge } from './purge.ts'

it('the purge tells the store how long it ran since the last time that worked, by the monotonic clock', async () => {
  let steady = 5000
  const purge = vi.fn(async (_days: number, _ranMs: number) => 0)
  const purgeOnce = createPurge({ purge }, 731, () => steady)
  await purgeOnce()
  purge.mockRejectedValueOnce(new StoreUnavailable('database is locked'))
  for (const isRefused of [true, false, false]) {
    steady += 3_600_000
    await (isRefused ? expect(purgeOnce()).rejects.toThrow(StoreUnavailable) : purgeOnce())
  }
  expect(purge.mock.calls).toEqual([
    [731, 0],
    [731, 3_600_000],
    [731, 7_200_000],
    [731, 3_600_000],
  ])
})
