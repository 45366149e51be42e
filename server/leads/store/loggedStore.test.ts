import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '../delivery/delivery.ts'
import { failing, MINUTE, type OperatorStore, openOperatorStore, PERSONAL, working } from '../operator/testOperator.ts'
import { DEMO_REQUEST } from './testStore.ts'

let test: OperatorStore
beforeEach(async () => {
  test = await openOperatorStore()
})
afterEach(() => test.close())

describe('the log', () => {
  it('has a line for each step of a lead’s life, by reference, and nothing personal', async () => {
    const { reference } = await test.add()
    await deliverDue(test.store, 'webhook', failing, { clock: test.clock })
    test.time.now += 10 * MINUTE
    await deliverDue(test.store, 'webhook', working, { clock: test.clock })
    const held = await test.add(['webhook'], 'honeypot')
    await test.store.release(held.reference, ['webhook'])
    const [delivery] = await test.store.takeDue('webhook', 1, 1000)
    if (delivery) await test.store.markFailed(delivery, { text: 'x', kind: 'HTTP 410' }, null)
    await test.store.replay(1000)
    await test.store.replay(1000)
    await test.store.erase({ email: DEMO_REQUEST.email })
    expect(test.events()).toEqual([
      'lead.received',
      'lead.stored',
      'lead.failed',
      'lead.delivered',
      'lead.received',
      'lead.stored',
      'lead.quarantined',
      'lead.released',
      'lead.dead',
      'leads.replayed',
      'lead.erased',
      'lead.erased',
    ])
    expect(test.lines[2]).toMatchObject({ level: 'warn', reference, channel: 'webhook', attempts: 1, error: 'ECONNREFUSED' })
    expect(JSON.stringify(test.lines)).not.toMatch(PERSONAL)
  })
})
