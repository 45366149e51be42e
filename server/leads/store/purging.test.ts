/** What the privacy policy promises, kept by a service that nobody configured: 24 months, and never a lead that did not arrive. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LEAD_RETENTION } from '#src/site/leadRetention.ts'
import { startLeadService } from '../leadService.ts'
import { readServiceSettings } from '../settings/serviceSettings.ts'
import { StoreUnavailable } from './database.ts'
import type { LeadStore } from './leadStore.ts'
import { startPurging } from './purging.ts'
import { openTestStore } from './store.testing.ts'

/** @returns this day so many months earlier, in milliseconds */
const monthsAgo = (months: number) => new Date().setUTCMonth(new Date().getUTCMonth() - months)

it('counts the months as the longest that so many can be', () => {
  const spans = Array.from(
    { length: 8 },
    (_, year) => Date.UTC(2024 + year + LEAD_RETENTION.months / 12, 0, 1) - Date.UTC(2024 + year, 0, 1),
  )
  expect(LEAD_RETENTION.days).toBe(Math.max(...spans) / 86_400_000)
})

it('deletes by itself what arrived more than 24 months ago, and keeps what is younger or never arrived', async () => {
  const test = await openTestStore()
  const arrive = async () => {
    for (const delivery of await test.store.takeDue('webhook', 10, 1000)) await test.store.markDelivered(delivery)
  }
  const left = async () => (await test.store.listLeads()).map(({ reference }) => reference)
  test.time.now = monthsAgo(25)
  const old = await test.add()
  await arrive()
  const neverArrived = await test.add()
  for (const delivery of await test.store.takeDue('webhook', 1, 1000)) await test.store.markFailed(delivery, { text: 'x', kind: 'x' }, null)
  test.time.now = monthsAgo(23)
  const younger = await test.add()
  test.time.now = Date.now()
  const today = await test.add()
  await arrive()
  expect(await left()).toEqual([today, younger, neverArrived, old])

  const { leads: settings } = readServiceSettings({}, { database: test.file, email: 'sales@plant.example' })
  const service = startLeadService(settings, { formPage: () => '', phone: '' })
  try {
    await vi.waitFor(async () => expect(await left()).toEqual([today, younger, neverArrived]), { timeout: 10_000 })
  } finally {
    await service.stop()
    await test.close()
  }
})

describe('an hour later', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  /** A store that notes how much time it is told has passed, and fails as often as is wanted. */
  const storeThatFails = (times: number) => {
    const spans: number[] = []
    let left = times
    const purge = async (_days: number, ran: number) => {
      spans.push(ran)
      if (left-- > 0) throw left > 0 ? new StoreUnavailable('database is locked') : new TypeError('ana@plant.example is no date')
      return 0
    }
    return { spans, store: { purge } as unknown as LeadStore }
  }
  it('tells the store how long it ran since the last time that worked, and says when it did not', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const { spans, store } = storeThatFails(2)
    let now = 0
    const stop = startPurging(store, 731, () => now)
    for (const later of [3_600_000, 7_200_000, 10_800_000]) {
      now = later
      await vi.advanceTimersByTimeAsync(3_600_000)
    }
    expect(spans).toEqual([0, 3_600_000, 7_200_000, 3_600_000])
    const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)))
    const failures = ['StoreUnavailable', 'TypeError'].map((error) =>
      expect.objectContaining({ event: 'service.failed', what: 'purge', error }),
    )
    expect(lines).toEqual(failures)
    stop()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(spans).toHaveLength(4)
  })
})
