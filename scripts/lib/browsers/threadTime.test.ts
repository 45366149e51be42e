import { describe, expect, it } from 'vitest'
import { type TraceEvent, toThreadTime } from './threadTime.ts'

const MAIN = { pid: 1, tid: 1, ph: 'X' }
const task = (ts: number, dur: number, tdur?: number): TraceEvent => ({
  ...MAIN,
  name: 'RunTask',
  ts,
  dur,
  ...(tdur !== undefined && { tdur }),
})
const layout = (ts: number, dur: number): TraceEvent => ({ ...MAIN, name: 'Layout', ts, dur })

describe('a trace in thread time', () => {
  it('replaces the duration of a task by its thread duration, and keeps its start', () => {
    expect(toThreadTime([task(1000, 60, 15)])).toMatchObject([{ ts: 1000, dur: 15 }])
  })
  it('keeps the events of a task inside the task, in order and in proportion', () => {
    const mark: TraceEvent = { ...MAIN, name: 'firstPaint', ph: 'I', ts: 1050 }
    expect(toThreadTime([task(1000, 100, 50), layout(1020, 60), mark])).toMatchObject([
      { name: 'RunTask', ts: 1000, dur: 50 },
      { name: 'Layout', ts: 1010, dur: 30 },
      { name: 'firstPaint', ts: 1025 },
    ])
  })
  it('scales a nested task with the outer one', () => {
    expect(toThreadTime([task(0, 100, 50), task(40, 40, 4)])).toMatchObject([
      { ts: 0, dur: 50 },
      { ts: 20, dur: 20 },
    ])
  })
  it('reads events in any order, and each thread by itself', () => {
    const elsewhere: TraceEvent = { name: 'Commit', ph: 'X', pid: 1, tid: 2, ts: 1020, dur: 60 }
    const inOrder = toThreadTime([elsewhere, layout(1020, 60), task(1000, 100, 50)])
    expect(inOrder.find(({ tid }) => tid === 2)).toEqual(elsewhere)
    expect(inOrder.find(({ name }) => name === 'Layout')).toMatchObject({ ts: 1010, dur: 30 })
  })
  it('does not change events between tasks, and tasks whose thread duration is unknown or longer than their duration', () => {
    const events = [task(0, 10), layout(20, 5), task(30, 10, 12), layout(32, 4)]
    expect(toThreadTime(events)).toEqual(events)
  })
})
