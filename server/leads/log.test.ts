import { describe, expect, it } from 'vitest'
import { createLog, createRequestId } from './log.ts'

describe('the log', () => {
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
