/** The levels of all events, typed a second time, because docs/log.md and alarms on the log rely on them. */
import { describe, expect, it } from 'vitest'
import { createLog, createRequestId, EVENT_LEVELS } from './log.ts'

describe('the log', () => {
  it('has a level for each event', () =>
    expect(EVENT_LEVELS).toEqual({
      'lead.received': 'info',
      'lead.refused': 'warn',
      'lead.stored': 'info',
      'lead.quarantined': 'warn',
      'lead.delivered': 'info',
      'lead.failed': 'warn',
      'lead.dead': 'error',
      'lead.released': 'info',
      'lead.resent': 'info',
      'lead.erased': 'info',
      'leads.purged': 'info',
      'leads.replayed': 'info',
      'store.unavailable': 'error',
      'service.failed': 'error',
      'service.started': 'info',
      'service.stopped': 'info',
      'service.warning': 'warn',
      'settings.refused': 'error',
      'build.refused': 'error',
      'alert.sent': 'error',
      'alert.failed': 'error',
      'alert.nobody': 'error',
      'alert.dead': 'error',
      'alert.over': 'info',
      'digest.sent': 'info',
      'digest.failed': 'warn',
    }))
  it('writes one line for each, with its time and its level', () => {
    const lines: string[] = []
    const log = createLog(
      (line) => lines.push(line),
      () => new Date('2026-11-21T08:00:00Z'),
    )
    log({ event: 'service.failed', what: 'watch', error: 'Error' })
    log({ event: 'leads.purged', count: 2 })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: '2026-11-21T08:00:00.000Z', level: 'error', event: 'service.failed', what: 'watch', error: 'Error' },
      { time: '2026-11-21T08:00:00.000Z', level: 'info', event: 'leads.purged', count: 2 },
    ])
  })
  it('gives the lines of one request a shared, unique id', () => {
    expect(createRequestId()).toMatch(/^[0-9a-f]{8}$/)
    expect(createRequestId()).not.toBe(createRequestId())
  })
})
