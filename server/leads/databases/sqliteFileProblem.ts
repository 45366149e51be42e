/**
 * Checks whether the file that LEADS_DB names can be a store. A full disk or a lock is not a wrong setting, so the service waits for those.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Every SQLite file begins with this. */
const SQLITE_HEADER = 'SQLite format 3\0'

/** @param file path of the store, which may not exist yet @returns a sentence that says what is wrong with the setting, or null */
export function sqliteFileProblem(file: string): string | null {
  const fileStats = statSync(file, { throwIfNoEntry: false })
  if (!fileStats) {
    const inTheWay = findFileAbove(file)
    return inTheWay && `LEADS_DB must be a file in a folder, but is "${file}", and ${inTheWay} is no folder.`
  }
  if (!fileStats.isFile()) return `LEADS_DB must be a file, but "${file}" is ${fileStats.isDirectory() ? 'a folder' : 'none'}.`
  return fileStats.size === 0 || readBeginning(file) === SQLITE_HEADER
    ? null
    : `LEADS_DB must be a SQLite file, or one that is not there yet, but "${file}" is another kind of file. It was left as it is.`
}

/** @returns the nearest existing path above, if it is a file; otherwise null */
function findFileAbove(path: string): string | null {
  const above = dirname(path)
  const found = statSync(above, { throwIfNoEntry: false })
  if (found) return found.isDirectory() ? null : above
  return above === path ? null : findFileAbove(above)
}

/** @returns the first bytes of a file as text. An unreadable file passes for SQLite, because the store reports that itself. */
function readBeginning(file: string): string {
  const bytes = Buffer.alloc(SQLITE_HEADER.length)
  try {
    const opened = openSync(file, 'r')
    try {
      readSync(opened, bytes, 0, bytes.length, 0)
    } finally {
      closeSync(opened)
    }
  } catch {
    return SQLITE_HEADER
  }
  return bytes.toString('latin1')
}
