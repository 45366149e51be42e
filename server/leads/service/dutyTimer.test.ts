import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventLog } from '../log.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { startDutyTimer } from './dutyTimer.ts'

const MINUTE = 60_000
const log = vi.fn<EventLog>()
const run = vi.fn<() => Promise<unknown>>()
beforeEach(() => {
  vi.useFakeTimers()
  log.mockReset()
  run.mockReset().mockResolvedValue(0)
})
afterEach(() => vi.useRealTimers())

describe('a duty', () => {
  it('runs at once, and after each interval until it is ended', async () => {
    const end = startDutyTimer('purge', run, MINUTE, log)
    expect(run).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(MINUTE - 1)
    expect(run).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    end()
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(run).toHaveBeenCalledTimes(2)
    expect(log).not.toHaveBeenCalled()
  })
  it('that fails is in the log without what it was about, and runs again the next time', async () => {
    run.mockRejectedValueOnce(new TypeError('ana@plant.example is no date'))
    const end = startDutyTimer('watch', run, MINUTE, log)
    await vi.advanceTimersByTimeAsync(MINUTE)
    end()
    expect(run).toHaveBeenCalledTimes(2)
    expect(log.mock.calls).toMatchObject([[{ event: 'service.failed', what: 'watch', error: 'TypeError' }]])
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@')
  })
  it('that its end cut short has not failed', async () => {
    const cut = Promise.withResolvers<never>()
    run.mockReturnValueOnce(cut.promise)
    const end = startDutyTimer('purge', run, MINUTE, log)
    end()
    cut.reject(new StoreUnavailable('it is closed'))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(log).not.toHaveBeenCalled()
  })
})
