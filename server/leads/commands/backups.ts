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
async function listPresentReferences(connection: SqliteDatabase): Promise<string[] | null> {
  try {
    return await listReferencesOf(connection)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    if (/locked|busy/i.test(error.message)) throw new CommandError(STORE_IN_USE)
    return null
  }
}

/** @param presentReferences null if it could not be read @returns where the earlier store is kept, and how it differs from the copy */
function describeFormerStore(formerFile: string, presentReferences: string[] | null, backupReferences: string[]): string {
  if (!presentReferences) return `What was there cannot be read. It is kept as ${formerFile}.\n`
  const onlyFormer = [...new Set(presentReferences).difference(new Set(backupReferences))]
  const onlyCopied = [...new Set(backupReferences).difference(new Set(presentReferences))]
  return [
    `What was there is kept as ${formerFile}.`,
    ...(onlyFormer.length > 0 ? [`Only there (${onlyFormer.length}): ${onlyFormer.join(', ')}`] : []),
    ...(onlyCopied.length > 0 ? [`Not there any more, and back now (${onlyCopied.length}): ${onlyCopied.join(', ')}`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * Closes the store before it is replaced.
 * @param isReadable false for a damaged store, about which SQLite cannot say whether it is in use
 * @throws CommandError if another process has it open: two processes that write into two files would lose leads
 */
async function closeUnusedStore(storeFile: string, connection: SqliteDatabase, isReadable: boolean): Promise<void> {
  if (isReadable && !(await checkpointWal(connection))) throw new CommandError(STORE_IN_USE)
  await connection.close()
  // SQLite deletes the WAL file when the last connection closes. If it is still there, another process has the store open.
  if (isReadable && existsSync(`${storeFile}-wal`)) throw new CommandError(STORE_IN_USE)
}

/** @returns a checked copy of a backup, beside the store @throws CommandError if it cannot be written, or is damaged */
function copyBesideStore(backupFile: string, storeFile: string): string {
  const copiedFile = `${storeFile}.restoring`
  try {
    mkdirSync(dirname(storeFile), { recursive: true, mode: 0o700 })
    rmSync(copiedFile, { force: true })
    copyBackup(backupFile, copiedFile)
    chmodSync(copiedFile, 0o600)
  } catch (error) {
    throw new CommandError(`${copiedFile} cannot be written: ${errorMessageOf(error)}. Nothing was changed.`)
  }
  listReferences(copiedFile)
  return copiedFile
}

/**
 * Moves the store with the files that SQLite keeps beside it. A WAL file that stays would be written into the next store.
 * @returns whether there was a store
 */
function moveStoreAway(storeFile: string, formerFile: string): boolean {
  const presentEndings = ['', '-wal', '-shm'].filter((ending) => existsSync(`${storeFile}${ending}`))
  for (const ending of presentEndings) renameSync(`${storeFile}${ending}`, `${formerFile}${ending}`)
  return presentEndings.includes('')
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
    const presentReferences = existsSync(storeFile) ? await listPresentReferences(connection) : null
    await closeUnusedStore(storeFile, connection, presentReferences !== null)
    const formerFile = `${storeFile}.before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    if (existsSync(formerFile)) throw new CommandError(`${formerFile} is there already; nothing was changed. Run the same command again.`)
    const copiedFile = copyBesideStore(file, storeFile)
    const hadStore = moveStoreAway(storeFile, formerFile)
    renameSync(copiedFile, storeFile)
    context.write(`${backupReferences.length} leads restored into ${storeFile}.\n`)
    if (hadStore) context.write(describeFormerStore(formerFile, presentReferences, backupReferences))
    context.write(`Deliveries that wait in it are sent once the server runs. See them first: ${context.commandLine('waiting')}\n`)
  },
}
