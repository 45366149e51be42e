/** What the operator's commands do with the embedded store's file as a whole: copies, their check, and the journal beside it. */
import { DatabaseSync } from 'node:sqlite'
import type { SqliteDatabase } from './sqliteDatabase.ts'

/** Writes a copy of the store into a file that is not there yet, while the server runs. @throws StoreUnavailable */
export async function writeBackup(connection: SqliteDatabase, file: string): Promise<void> {
  await connection.runPlain('VACUUM INTO ?', file)
}

/** Copies a backup into a file that is not there yet. @throws Error where it cannot be read or written */
export function copyBackup(backup: string, file: string): void {
  const source = new DatabaseSync(backup, { readOnly: true })
  try {
    source.prepare('VACUUM INTO ?').run(file)
  } finally {
    source.close()
  }
}

/** @returns how many leads a backup holds @throws Error that says what is wrong with it, unless every page of it is sound */
export function countLeadsIn(backup: string): number {
  const database = new DatabaseSync(backup, { readOnly: true })
  try {
    const check = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    if (check[0]?.integrity_check !== 'ok') throw new Error(`it is damaged (${check[0]?.integrity_check})`)
    const broken = database.prepare('PRAGMA foreign_key_check').all()
    if (broken.length > 0) throw new Error('deliveries in it belong to no lead')
    return Number((database.prepare('SELECT count(*) AS count FROM leads').get() as { count: number }).count)
  } finally {
    database.close()
  }
}

/**
 * Writes the journal back into the file and cuts it to nothing.
 * @returns whether that worked: it fails while anybody else reads or writes @throws StoreUnavailable
 */
export async function emptyJournal(connection: SqliteDatabase): Promise<boolean> {
  const [row] = await connection.runPlain('PRAGMA wal_checkpoint(TRUNCATE)')
  return Number(row?.busy) === 0
}
