import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'
import { createLog, type EventLog } from '../log.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { createPurge, runJobs, startJobTimer } from './backgroundJobs.ts'

describe('a job', () => {
  const log = vi.fn<EventLog>()
  const run = vi.fn<() => Promise<unknown>>()
  beforeEach(() => {
    vi.useFakeTimers()
    log.mockReset()
    run.mockReset().mockResolvedValue(0)
  })
  afterEach(() => vi.useRealTimers())

  it('runs at once, and after each interval until it is ended', async () => {
    const end = startJobTimer('purge', run, MINUTE_MS, log)
    expect(run).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
    expect(run).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    end()
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
    expect(run).toHaveBeenCalledTimes(2)
    expect(log).not.toHaveBeenCalled()
  })
  it('that fails is in the log without what it was about, and runs again the next time', async () => {
    run.mockRejectedValueOnce(new TypeError('ana@plant.example is no date'))
    const end = startJobTimer('watch', run, MINUTE_MS, log)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    end()
    expect(run).toHaveBeenCalledTimes(2)
    expect(log.mock.calls).toMatchObject([[{ event: 'service.failed', what: 'watch', error: 'TypeError' }]])
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@')
  })
  it('that its end cut short has not failed', async () => {
    const cut = Promise.withResolvers<never>()
    run.mockReturnValueOnce(cut.promise)
    const end = startJobTimer('purge', run, MINUTE_MS, log)
    end()
    cut.reject(new StoreUnavailable('it is closed'))
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(log).not.toHaveBeenCalled()
  })
})

it('the schedule runs the watch also after deliveries and purge have failed, names each failure, and fails in the end', async () => {
  const lines: unknown[] = []
  const ran: string[] = []
  const log = createLog((line) => lines.push(JSON.parse(line)))
  const jobs = {
    delivery: () => Promise.reject(new StoreUnavailable('D1 is overloaded')),
    purge: () => Promise.reject(new TypeError('ana@plant.example is no date')),
    watch: async () => ran.push('watch'),
  }
  await expect(runJobs(jobs, log)).rejects.toThrow('D1 is overloaded')
  expect(ran).toEqual(['watch'])
  expect(lines).toMatchObject([
    { event: 'service.failed', what: 'delivery', error: 'StoreUnavailable' },
    { event: 'service.failed', what: 'purge', error: 'TypeError' },
  ])
  expect(JSON.stringify(lines)).not.toContain('ana@')
  await runJobs({ watch: jobs.watch }, log)
})

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
