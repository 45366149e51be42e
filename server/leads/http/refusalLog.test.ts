import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createRefusalLog } from './refusalLog.ts'

/** A log with visible lines, timers and clock. `pass` moves the clock and runs due timers, unless they are dropped. */
function refusals({ dropsTimers = false } = {}) {
  const lines: unknown[] = []
  let time = 0
  let timers: { at: number; act: () => void }[] = []
  const note = createRefusalLog(
    createLog((line) => lines.push(JSON.parse(line))),
    { monotonicNow: () => time, later: (act, milliseconds) => void (dropsTimers || timers.push({ at: time + milliseconds, act })) },
  )
  /** Moves only the clock, so that timers run late. */
  const holdUp = (milliseconds: number) => {
    time += milliseconds
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
    const now = timers.filter(({ at }) => at <= time)
    timers = timers.filter(({ at }) => at > time)
    for (const { act } of now) act()
  }
  return { note, lines, pass, holdUp, timers: () => timers.length }
}

it('refusals are logged at once, then once a minute for each status with how many there were', () => {
  const { note, lines, pass } = refusals()
  for (let count = 0; count < 1000; count++) note(403)
  note(422)
  pass(59_999)
  note(403)
  expect(lines).toMatchObject([
    { event: 'lead.refused', level: 'warn', status: 403, count: 1 },
    { status: 422, count: 1 },
  ])
  pass(1)
  expect(lines.slice(2)).toMatchObject([{ status: 403, count: 1000 }])
})
it('the last refusals of a flood are logged within the minute, and nothing after them', () => {
  const { note, lines, pass } = refusals()
  note(429)
  note(429)
  pass(60_000)
  pass(600_000)
  expect(lines).toMatchObject([
    { status: 429, count: 1 },
    { status: 429, count: 1 },
  ])
  note(429)
  expect(lines).toHaveLength(3)
})
it('refusals are logged with the next one where a platform has dropped the timer', () => {
  const { note, lines, pass } = refusals({ dropsTimers: true })
  note(403)
  note(403)
  pass(60_000)
  note(403)
  expect(lines).toMatchObject([{ count: 1 }, { count: 2 }])
})
it('refusals of a flood wait for one timer together', () => {
  const { note, timers } = refusals()
  for (let count = 0; count < 1000; count++) note(403)
  expect(timers()).toBe(1)
})
it('refusals that were logged with the next one are not counted again by a late timer', () => {
  const { note, lines, pass, holdUp } = refusals()
  note(403)
  note(403)
  holdUp(60_000)
  note(403)
  pass(1)
  expect(lines).toMatchObject([{ count: 1 }, { count: 2 }])
})
it('refusals of wrong fields name the fields, each once', () => {
  const { note, lines, pass } = refusals()
  note(422, ['email'])
  note(422, ['email', 'company'])
  note(422, ['email'])
  pass(60_000)
  note(422)
  pass(60_000)
  expect(lines).toMatchObject([{ fields: ['email'] }, { count: 2, fields: ['email', 'company'] }, { count: 1 }])
  expect(lines[2]).not.toHaveProperty('fields')
})
