/** What a fault is, and where it happens. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Runtime = 'Node' | 'workerd'
export type Fault = {
  name: string
  runtime: Runtime
  /** Weighs times against each other, so that nothing else may run meanwhile. */
  alone?: true
  /** @returns what was seen @throws PlainError when the service did not survive it */
  run: () => Promise<string>
}

/** A folder of its own, for as long as `run` takes. */
export async function inTemporaryFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'test-leads-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** How long another program waits for the service to let the store go, in milliseconds: a delivery may just be noted. */
const LOCK_TIMEOUT = 10_000

/** The store as another program opens it, beside the service that uses it. */
export const openStoreFile = (file: string, options: { readOnly?: boolean } = {}) =>
  new DatabaseSync(file, { ...options, timeout: LOCK_TIMEOUT })

/** Rows of a store that no service has open for writing. */
export function readRows(file: string, sql: string): Record<string, unknown>[] {
  const database = openStoreFile(file, { readOnly: true })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
