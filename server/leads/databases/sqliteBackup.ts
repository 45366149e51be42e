/** Operations of the operator's commands on the whole file of the embedded store: copies, their check, and the WAL file. */
import { DatabaseSync } from 'node:sqlite'
import type { SqliteDatabase } from './sqliteDatabase.ts'

const REFERENCES = 'SELECT reference FROM leads ORDER BY id'
const readReference = ({ reference }: { reference?: unknown }) => String(reference)

/**
 * @returns the references of all leads in the store. The writing connection reads them: if a reading one closed last, the WAL file would
 * stay.
 * @throws StoreUnavailable
 */
export const listReferencesOf = async (connection: SqliteDatabase): Promise<string[]> =>
  (await connection.runWithoutTransaction(REFERENCES)).map(readReference)

/** Copies the store into a new file while the server runs. @throws StoreUnavailable */
export async function writeBackup(connection: SqliteDatabase, file: string): Promise<void> {
  await connection.runWithoutTransaction('VACUUM INTO ?', file)
}

/** Copies a backup into a new file. @throws Error if it cannot be read or written */
export function copyBackup(backup: string, file: string): void {
  const source = new DatabaseSync(backup, { readOnly: true })
  try {
    source.prepare('VACUUM INTO ?').run(file)
  } finally {
    source.close()
  }
}

/** @returns the references of all leads in a backup @throws Error that says what is wrong, unless every page of it is sound */
export function listReferencesIn(backup: string): string[] {
  const database = new DatabaseSync(backup, { readOnly: true })
  try {
    const { integrity_check: verdict } = database.prepare('PRAGMA integrity_check').get() ?? {}
    if (verdict !== 'ok') throw new Error(`it is damaged (${verdict})`)
    const broken = database.prepare('PRAGMA foreign_key_check').all()
    if (broken.length > 0) throw new Error('deliveries in it belong to no lead')
    return database.prepare(REFERENCES).all().map(readReference)
  } finally {
    database.close()
  }
}

/**
 * Writes the WAL file back into the database and truncates it.
 * @returns whether that worked: it fails while another process reads or writes @throws StoreUnavailable
 */
export async function checkpointWal(connection: SqliteDatabase): Promise<boolean> {
  const [row] = await connection.runWithoutTransaction('PRAGMA wal_checkpoint(TRUNCATE)')
  return Number(row?.busy) === 0
}
