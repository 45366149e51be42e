/** Backup and restore of the embedded store. Both write a new file first, and check it before they use it. */

import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { checkpointWal, copyBackup, listReferencesIn, listReferencesOf, writeBackup } from '../databases/sqliteBackup.ts'
import type { SqliteDatabase } from '../databases/sqliteDatabase.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { type CommandContext, CommandError, type OperatorCommand } from './operatorCommand.ts'

const D1_BACKUP = 'D1 is backed up by Cloudflare: see "npx wrangler d1 export" and "npx wrangler d1 time-travel" (docs/leads.md).'
const STORE_IN_USE = 'Someone uses the store. Stop the server, and try again.'

function requireEmbedded({ target }: CommandContext): NonNullable<CommandContext['target']['sqlite']> {
  if (!target.sqlite) throw new CommandError(D1_BACKUP)
  return target.sqlite
}

/** @returns the references of all leads in a sound database file @throws CommandError for any other file */
function listReferences(file: string): string[] {
  try {
    return listReferencesIn(file)
  } catch (error) {
    throw new CommandError(`${file} is no sound database of leads: ${errorMessageOf(error)}.`)
  }
}

export const backupCommand: OperatorCommand = {
  usage: 'backup FILE',
  summary: 'copies the store into a new file while the server runs, and checks the copy',
  positionalCount: [1, 1],
  async run(context) {
    const { connection } = requireEmbedded(context)
    const [file = ''] = context.positionals
    if (existsSync(file)) throw new CommandError(`${file} is there already; nothing was overwritten.`)
    const temporaryFile = `${file}.part`
    rmSync(temporaryFile, { force: true })
    try {
      await writeBackup(connection, temporaryFile)
      chmodSync(temporaryFile, 0o600)
      const { length: count } = listReferences(temporaryFile)
      renameSync(temporaryFile, file)
      context.write(`${count} leads in ${file}, checked (${statSync(file).size} bytes).\n`)
    } finally {
      rmSync(temporaryFile, { force: true })
    }
  },
}

/** @returns the references of all leads in the present store, or null if it is damaged @throws CommandError if someone holds it locked */
async function listPresent(connection: SqliteDatabase): Promise<string[] | null> {
  try {
    return await listReferencesOf(connection)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    if (/locked|busy/i.test(error.message)) throw new CommandError(STORE_IN_USE)
    return null
  }
}

/** @param presentReferences null if it could not be read @returns what became of the store that was there, and how it differs from the copy */
function describeKept(kept: string, presentReferences: string[] | null, backupReferences: string[]): string {
  if (!presentReferences) return `What was there cannot be read. It is kept as ${kept}.\n`
  const onlyKept = [...new Set(presentReferences).difference(new Set(backupReferences))]
  const onlyCopied = [...new Set(backupReferences).difference(new Set(presentReferences))]
  return [
    `What was there is kept as ${kept}.`,
    ...(onlyKept.length > 0 ? [`Only there (${onlyKept.length}): ${onlyKept.join(', ')}`] : []),
    ...(onlyCopied.length > 0 ? [`Not there any more, and back now (${onlyCopied.length}): ${onlyCopied.join(', ')}`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

export const restoreCommand: OperatorCommand = {
  usage: 'restore FILE --yes',
  summary: 'puts a backup in the place of the store; stop the server before',
  help: 'The present store is kept beside it under a new name, with the time in it. Without --yes the backup is only checked.',
  positionalCount: [1, 1],
  options: { yes: { type: 'boolean' } },
  worksWithoutStore: true,
  async run(context) {
    const { file: storeFile, connection } = requireEmbedded(context)
    const [file = ''] = context.positionals
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
    const backupReferences = listReferences(file)
    if (!context.options.yes) {
      context.write(`${file} is sound and holds ${backupReferences.length} leads. Stop the server, then say so with --yes.\n`)
      return
    }
    const presentReferences = existsSync(storeFile) ? await listPresent(connection) : null
    // A running server holds the store open. Two processes that write into two files would lose leads.
    if (presentReferences && !(await checkpointWal(connection))) throw new CommandError(STORE_IN_USE)
    await connection.close()
    // SQLite deletes the WAL file when the last connection closes. If it is still there, another process has the store open.
    if (presentReferences && existsSync(`${storeFile}-wal`)) throw new CommandError(STORE_IN_USE)
    const formerFile = `${storeFile}.before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    if (existsSync(formerFile)) throw new CommandError(`${formerFile} is there already; nothing was changed. Run the same command again.`)
    const temporaryFile = `${storeFile}.restoring`
    try {
      mkdirSync(dirname(storeFile), { recursive: true, mode: 0o700 })
      rmSync(temporaryFile, { force: true })
      copyBackup(file, temporaryFile)
      chmodSync(temporaryFile, 0o600)
    } catch (error) {
      throw new CommandError(`${temporaryFile} cannot be written: ${errorMessageOf(error)}. Nothing was changed.`)
    }
    listReferences(temporaryFile)
    // A WAL file that a lost store has left would be written into the copy.
    const moved = ['', '-wal', '-shm'].filter((ending) => existsSync(`${storeFile}${ending}`))
    for (const ending of moved) renameSync(`${storeFile}${ending}`, `${formerFile}${ending}`)
    renameSync(temporaryFile, storeFile)
    context.write(`${backupReferences.length} leads restored into ${storeFile}.\n`)
    if (moved.includes('')) context.write(describeKept(formerFile, presentReferences, backupReferences))
    context.write(`Deliveries that wait in it are sent once the server runs. See them first: ${context.commandLine('waiting')}\n`)
  },
}
