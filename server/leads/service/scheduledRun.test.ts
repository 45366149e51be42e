import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { runDuties } from './scheduledRun.ts'

it('runs the watch also after deliveries and purge have failed, names each failure, and fails in the end', async () => {
  const lines: unknown[] = []
  const ran: string[] = []
  const log = createLog((line) => lines.push(JSON.parse(line)))
  const duties = {
    delivery: () => Promise.reject(new StoreUnavailable('D1 is overloaded')),
    purge: () => Promise.reject(new TypeError('ana@plant.example is no date')),
    watch: async () => ran.push('watch'),
  }
  await expect(runDuties(duties, log)).rejects.toThrow('D1 is overloaded')
  expect(ran).toEqual(['watch'])
  expect(lines).toMatchObject([
    { event: 'service.failed', what: 'delivery', error: 'StoreUnavailable' },
    { event: 'service.failed', what: 'purge', error: 'TypeError' },
  ])
  expect(JSON.stringify(lines)).not.toContain('ana@')
  await runDuties({ watch: duties.watch }, log)
})
