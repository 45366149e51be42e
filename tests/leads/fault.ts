import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type FaultRuntime = 'Node' | 'workerd'
export type Fault = {
  name: string
  runtime: FaultRuntime
  /** It compares times, so nothing else may run at the same time. */
  isAlone?: true
  /** @returns a sentence about the run @throws PlainError if the service did not survive */
  run: () => Promise<string>
}

/** Runs with a temporary folder, and removes it. */
export async function runInTemporaryFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'test-leads-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** In milliseconds: how long to wait for a lock of the service, which may be writing. */
const LOCK_TIMEOUT_MS = 10_000

/** Opens the store like another program, next to the service. */
export const openStoreFile = (file: string, options: { readOnly?: boolean } = {}) =>
  new DatabaseSync(file, { ...options, timeout: LOCK_TIMEOUT_MS })

/** @returns rows of a store */
export function readRows(file: string, sql: string): Record<string, unknown>[] {
  const database = openStoreFile(file, { readOnly: true })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
