/** Backup and restore of the embedded store. Both write a new file first, and check it before they use it. */
import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { copyBackup, countLeadsIn, emptyJournal, writeBackup } from '../databases/sqliteBackup.ts'
import { type CommandContext, CommandError, type OperatorCommand } from './operatorCommand.ts'

const D1_BACKUP = 'D1 is backed up by Cloudflare: see "npx wrangler d1 export" and "npx wrangler d1 time-travel" (docs/leads.md).'

function requireEmbedded({ target }: CommandContext): NonNullable<CommandContext['target']['sqlite']> {
  if (!target.sqlite) throw new CommandError(D1_BACKUP)
  return target.sqlite
}

/** @returns the number of leads in a sound database file @throws CommandError for any other file */
function countLeads(file: string): number {
  try {
    return countLeadsIn(file)
  } catch (error) {
    throw new CommandError(`${file} is no sound database of leads: ${error instanceof Error ? error.message : error}.`)
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
    const part = `${file}.part`
    rmSync(part, { force: true })
    try {
      await writeBackup(connection, part)
      chmodSync(part, 0o600)
      const count = countLeads(part)
      renameSync(part, file)
      context.write(`${count} leads in ${file}, checked (${statSync(file).size} bytes).\n`)
    } finally {
      rmSync(part, { force: true })
    }
  },
}

export const restoreCommand: OperatorCommand = {
  usage: 'restore FILE --yes',
  summary: 'puts a backup in the place of the store; stop the server before',
  help: 'The present store is kept beside it as FILE.before-restore. Without --yes the backup is only checked.',
  positionalCount: [1, 1],
  options: { yes: { type: 'boolean' } },
  async run(context) {
    const { file: place, connection } = requireEmbedded(context)
    const [file = ''] = context.positionals
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
    const count = countLeads(file)
    if (!context.options.yes) {
      context.write(`${file} is sound and holds ${count} leads. Stop the server, then say so with --yes.\n`)
      return
    }
    // A running server holds the store open. Two processes that write into two files would lose leads.
    if (!(await emptyJournal(connection))) throw new CommandError('Someone uses the store. Stop the server, and try again.')
    await connection.close()
    // SQLite deletes the WAL file when the last connection closes. If it is still there, another process has the store open.
    if (existsSync(`${place}-wal`)) throw new CommandError('Someone uses the store. Stop the server, and try again.')
    const part = `${place}.restoring`
    rmSync(part, { force: true })
    copyBackup(file, part)
    chmodSync(part, 0o600)
    countLeads(part)
    const before = `${place}.before-restore`
    rmSync(before, { force: true })
    renameSync(place, before)
    for (const ending of ['-wal', '-shm']) rmSync(`${place}${ending}`, { force: true })
    renameSync(part, place)
    context.write(`${count} leads restored into ${place}; what was there lies in ${before}.\n`)
  },
}
