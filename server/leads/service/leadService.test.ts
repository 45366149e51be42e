/** A service with default settings keeps the privacy policy: it deletes leads after 24 months, but never one that was not delivered. */
import { expect, it, vi } from 'vitest'
import { LEAD_RETENTION } from '#src/demoForm/leadRetention.ts'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { readServiceSettings } from '../settings/serviceSettings.ts'
import { openTestStore } from '../store/store.testing.ts'
import { startLeadService } from './leadService.ts'

/** @returns this day, this many months earlier, in milliseconds */
const monthsAgo = (months: number) => new Date().setUTCMonth(new Date().getUTCMonth() - months)

it('the leads service counts the months as the longest that so many can be', () => {
  const spans = Array.from(
    { length: 8 },
    (_, year) => Date.UTC(2024 + year + LEAD_RETENTION.months / 12, 0, 1) - Date.UTC(2024 + year, 0, 1),
  )
  expect(LEAD_RETENTION.days).toBe(Math.max(...spans) / 86_400_000)
})

it('the leads service deletes by itself what arrived more than 24 months ago, and keeps what is younger or never arrived', async () => {
  const fixture = await openTestStore()
  const arrive = async () => {
    for (const delivery of await fixture.store.takeDue('webhook', 10, 1000)) await fixture.store.markDelivered(delivery)
  }
  const left = async () => (await fixture.store.listLeads()).map(({ reference }) => reference)
  fixture.time.now = monthsAgo(25)
  const old = await fixture.add()
  await arrive()
  const neverArrived = await fixture.add()
  for (const delivery of await fixture.store.takeDue('webhook', 1, 1000))
    await fixture.store.markFailed(delivery, { text: 'x', kind: 'x' }, null)
  fixture.time.now = monthsAgo(23)
  const younger = await fixture.add()
  fixture.time.now = Date.now()
  const today = await fixture.add()
  await arrive()
  expect(await left()).toEqual([today, younger, neverArrived, old])

  const { leads: settings } = readServiceSettings({}, { database: fixture.file, email: 'sales@plant.example' })
  const timers = vi.spyOn(globalThis, 'setInterval')
  const service = startLeadService(settings, { formPage: () => '', words: () => TEST_WORDS, log: () => {} })
  // docs/log.md names these intervals for a failed job: an hour, and five minutes for the watch.
  expect(timers.mock.calls.map(([, interval]) => interval)).toEqual([3_600_000, 300_000])
  timers.mockRestore()
  try {
    await vi.waitFor(async () => expect(await left()).toEqual([today, younger, neverArrived]), { timeout: 10_000 })
  } finally {
    await service.stop()
    await fixture.close()
  }
})
