/** What callers get when the store's thread dies, does not answer, is flooded, or closes. The thread is a fake. */
import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { openSqlite } from './sqlite.ts'

type Posted = { id: number; kind: string }
const threads: Puppet[] = []
class Puppet extends EventEmitter {
  posted: Posted[] = []
  isReferenced = true
  isTerminated = false
  constructor(_file: URL, { workerData }: { workerData: { role: string } }) {
    super()
    this.role = workerData.role
    threads.push(this)
  }
  role: string
  ref = () => (this.isReferenced = true)
  unref = () => (this.isReferenced = false)
  postMessage = (message: Posted) => this.posted.push(message)
  terminate = async () => {
    this.isTerminated = true
    this.emit('exit')
  }
  reply = (id: number, rows: unknown[][] = [[]]) => this.emit('message', { id, rows })
}
/** A real thread could not write there. If one ran by mistake, the tests would fail, and no file would be left. */
const open = () => openSqlite('/dev/null/leads.sqlite', { Thread: Puppet as unknown as typeof Worker })

const ask = (database = open()) => {
  const heard = database.batch([]).then(
    (rows) => rows,
    (error: unknown) => error,
  )
  return { database, heard, thread: threads.at(-1) as Puppet }
}
beforeEach(() => {
  vi.useFakeTimers()
  threads.length = 0
})
afterEach(() => vi.useRealTimers())

describe('a thread of the store', () => {
  it('answers each caller with its own rows, in whatever order they come', async () => {
    const { database, heard, thread } = ask()
    const second = ask(database).heard
    const [one, two] = thread.posted.map(({ id }) => id) as [number, number]
    thread.reply(two, [[{ second: 1 }]])
    thread.reply(one, [[{ first: 1 }]])
    expect(await heard).toEqual([[{ first: 1 }]])
    expect(await second).toEqual([[{ second: 1 }]])
    expect(vi.getTimerCount()).toBe(0)
  })
  it('keeps the process alive only while somebody waits', () => {
    const { database, thread } = ask()
    ask(database)
    expect(thread.isReferenced).toBe(true)
    thread.reply(thread.posted[0]?.id ?? 0)
    expect(thread.isReferenced).toBe(true)
    thread.reply(thread.posted[1]?.id ?? 0)
    expect(thread.isReferenced).toBe(false)
  })
  it.each([
    ['breaks', (thread: Puppet) => thread.emit('error', new Error('disk I/O error')), 'disk I/O error'],
    ['ends', (thread: Puppet) => thread.emit('exit'), 'the store’s thread has ended'],
  ])('fails every open call at once when the thread %s, and starts another for the next', async (_how, die, why) => {
    const { database, heard, thread } = ask()
    const second = ask(database).heard
    die(thread)
    for (const error of [await heard, await second]) {
      expect(error).toBeInstanceOf(StoreUnavailable)
      expect(String(error)).toContain(why)
    }
    expect(vi.getTimerCount()).toBe(0)
    const third = ask(database)
    expect(third.thread).not.toBe(thread)
    // Messages of the dead thread must not affect the new one.
    thread.reply(thread.posted[0]?.id ?? 0)
    thread.emit('exit')
    third.thread.reply(third.thread.posted[0]?.id ?? 0, [[{ alive: 1 }]])
    expect(await third.heard).toEqual([[{ alive: 1 }]])
  })
  it('fails a call that is not answered in time, and ignores a late response', async () => {
    const { database, heard, thread } = ask()
    vi.advanceTimersByTime(9_999)
    const later = ask(database).heard
    vi.advanceTimersByTime(1)
    expect(String(await heard)).toContain('it did not answer within 10 s')
    thread.reply(thread.posted[0]?.id ?? 0)
    thread.reply(thread.posted[1]?.id ?? 0, [[{ later: 1 }]])
    expect(await later).toEqual([[{ later: 1 }]])
  })
  it('refuses further calls at once while a thousand are waiting, including those that have timed out', async () => {
    const { database, thread } = ask()
    for (let asked = 1; asked < 1000; asked++) ask(database)
    vi.advanceTimersByTime(10_000)
    expect(String(await ask(database).heard)).toContain('too many requests wait for it')
    expect(thread.posted).toHaveLength(1000)
    thread.reply(thread.posted[0]?.id ?? 0)
    ask(database)
    expect(thread.posted).toHaveLength(1001)
  })
  it('closes when the thread reports it, or after a second, and fails open calls', async () => {
    const { database, heard, thread } = ask()
    const closed = database.close()
    expect(thread.posted.at(-1)?.kind).toBe('close')
    await vi.advanceTimersByTimeAsync(999)
    expect(thread.isTerminated).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await closed
    expect(thread.isTerminated).toBe(true)
    expect(String(await heard)).toContain('it is closed')
    expect(vi.getTimerCount()).toBe(0)
  })
  it('does not count calls that failed with their thread as waiting', async () => {
    const { database, thread } = ask()
    for (let asked = 1; asked < 1000; asked++) ask(database)
    thread.emit('exit')
    expect(ask(database).thread.posted).toHaveLength(1)
  })
  it('does not wait any longer once the thread reports that it has closed', async () => {
    const { database, thread } = ask()
    thread.reply(thread.posted[0]?.id ?? 0)
    const closed = database.close()
    thread.reply(thread.posted[1]?.id ?? 0)
    await closed
    expect([thread.isTerminated, vi.getTimerCount()]).toEqual([true, 0])
  })
  it('closes without starting a thread if none was started', async () => {
    await open().close()
    expect(threads).toEqual([])
  })
})
