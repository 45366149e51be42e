import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commandLine } from './commandLine.ts'
import { digestOf, sendDigestIfDue } from './digest.ts'
import type { Notice } from './notify.ts'
import { MINUTE, type OperatorStore, openOperatorStore } from './testOperator.ts'

let test: OperatorStore
beforeEach(async () => {
  test = await openOperatorStore()
})
afterEach(() => test.close())

describe('the daily digest', () => {
  const sent: Notice[] = []
  const send = (notify = async (notice: Notice) => void sent.push(notice)) =>
    sendDigestIfDue({ store: test.store, notify, hour: 9, log: test.log, call: commandLine({}), clock: test.clock })
  beforeEach(() => {
    sent.length = 0
  })
  it('is sent once a day, from its hour on, also after a day without a server', async () => {
    await send()
    expect(sent).toHaveLength(0)
    test.time.now += 2 * 60 * MINUTE
    await send()
    await send()
    expect(sent).toHaveLength(1)
    test.time.now += 3 * 86_400_000
    await send()
    expect(sent).toHaveLength(2)
  })
  it('that fails is sent the next time, and loses nothing', async () => {
    test.time.now += 2 * 60 * MINUTE
    await test.add()
    await send(() => Promise.reject(new Error('down')))
    test.time.now += 5 * MINUTE
    await send()
    expect(sent[0]?.subject).toContain('1 new')
  })
  it('counts new, quarantined and undelivered, by source, and names nobody', async () => {
    const since = test.clock().toISOString()
    await test.add(['webhook'], null, { utm_source: 'fair', landing: '/industries/retail' })
    await test.add(['webhook'], 'too-fast', { utm_source: 'bots' })
    test.time.now += MINUTE
    const { subject, text } = await digestOf(test.store, since, test.clock().toISOString(), commandLine({}))
    expect(subject).toBe('Demo requests: 1 new, 1 in quarantine, 1 not delivered')
    expect(text).toMatch(/By source:\n\s+1 {2}fair\n[\s\S]*By landing page:\n\s+1 {2}\/industries\/retail/)
    expect(text).toMatch(/look with: npm run leads -- waiting\)/)
    expect(text).not.toMatch(/Ana|plant\.example|bots/)
  })
})
