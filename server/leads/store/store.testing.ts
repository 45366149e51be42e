/**
 * A store in a file for tests (in memory where the system has a folder for that), with a clock that the test moves. It has no threads,
 * because starting them takes longer than most tests.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import type { SqliteDatabase } from '../databases/sqliteDatabase.ts'
import { openSqliteInThisThread } from '../databases/sqliteInThisThread.ts'
import { LEASE_MS } from '../delivery/delivery.ts'
import type { DeliveryChannel } from '../lead.ts'
import { createLeadStore } from './createLeadStore.ts'
import type { IncomingRequest } from './leadStoreData.ts'

export const DEMO_REQUEST: DemoRequest = {
  name: 'Ana Duarte',
  email: 'ana@plant.example',
  company: 'Plant',
  phone: '(312) 555-0100',
  industry: 'Manufacturing',
  employees: 420,
  currentTool: 'voicemail',
  message: 'Two sites,\nthree shifts.',
  consent: true,
  topic: '',
}

/** The failure that `fail` stores. */
export const DOWN = { text: 'receiver is down', kind: 'HTTP 503' }

/** How long a test waits for a lock that it holds itself. */
const BRIEF_WAIT_MS = 100

/** Opens the store of `openSqlite` in the test's own thread. */
export const openSqliteHere = (file: string): SqliteDatabase => openSqliteInThisThread(file, { busyTimeout: BRIEF_WAIT_MS })

/** Linux's folder in memory, because a store waits for the disk at each transaction, which is most of the time of its tests. */
const MEMORY_FOLDER = '/dev/shm'
const STORES_FOLDER = existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir()

/** @param open pass `openSqlite` to test its threads */
export async function openTestStore(open: (file: string) => SqliteDatabase = openSqliteHere) {
  const folder = await mkdtemp(join(STORES_FOLDER, 'leads-'))
  const file = join(folder, 'leads.sqlite')
  const database = open(file)
  const time = { now: Date.parse('2026-11-21T08:00:00Z') }
  const now = () => new Date(time.now)
  const store = createLeadStore(database, now)
  let count = 0
  return {
    file,
    folder,
    database,
    store,
    now,
    time,
    /** Stores a request. @returns its reference */
    async add(
      { request, ...rest }: Partial<Omit<IncomingRequest, 'request'>> & { request?: Partial<DemoRequest> } = {},
      channels: DeliveryChannel[] = ['webhook'],
    ) {
      count += 1
      const incoming = { campaign: {}, key: `key-${count}`, quarantineReason: null, ...rest, request: { ...DEMO_REQUEST, ...request } }
      return (await store.add(incoming, channels)).reference
    },
    /** Marks the due delivery as failed. @param retryInMs null: it is dead */
    async fail(retryInMs: number | null): Promise<void> {
      for (const delivery of await store.takeDue('webhook', 1, LEASE_MS)) await store.markFailed(delivery, DOWN, retryInMs)
    },
    /** Marks all due deliveries to the webhook as delivered. */
    async handOn(): Promise<void> {
      for (const delivery of await store.takeDue('webhook', 100, 1000)) await store.markDelivered(delivery)
    },
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestStore = Awaited<ReturnType<typeof openTestStore>>
