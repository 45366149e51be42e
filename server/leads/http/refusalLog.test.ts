import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createRefusalLog } from './refusalLog.ts'

it('logs each status at once, then once a minute with how many there were', () => {
  const lines: unknown[] = []
  let time = 0
  const note = createRefusalLog(
    createLog((line) => lines.push(JSON.parse(line))),
    () => time,
  )
  for (let count = 0; count < 1000; count++) note(403)
  note(422)
  time = 59_999
  note(403)
  expect(lines).toMatchObject([
    { event: 'lead.refused', level: 'warn', status: 403, count: 1 },
    { status: 422, count: 1 },
  ])
  time = 60_000
  note(403)
  expect(lines.slice(2)).toMatchObject([{ status: 403, count: 1001 }])
})
