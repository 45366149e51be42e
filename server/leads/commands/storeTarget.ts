/** Where the leads are stored: the embedded server's SQLite file, or D1 through Cloudflare's API, or wrangler's local D1. */
import { statSync } from 'node:fs'
import type { Environment } from '#src/site/settings.ts'
import { createD1Connection, type D1 } from '../databases/d1.ts'
import { createD1OverHttp, type D1Access } from '../databases/d1OverHttp.ts'
import type { SqliteDatabase } from '../databases/sqliteDatabase.ts'
import { openSqliteInThisThread } from '../databases/sqliteInThisThread.ts'
import type { SqlDatabase } from '../store/sqlDatabase.ts'
import { CommandError, type OperatorCommand } from './operatorCommand.ts'

const D1_VARIABLES = ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN', 'D1_DATABASE_ID'] as const

export type StoreTarget = {
  database: SqlDatabase
  /** Null for D1: backup, restore and checkpoints need a file. */
  sqlite: { file: string; connection: SqliteDatabase } | null
  close: () => Promise<void>
}

/**
 * @param d1 "remote" or "local"; undefined for the SQLite file
 * @throws CommandError if the store does not exist, unless the command works without it. This never creates one.
 */
export async function openTarget(
  d1: string | undefined,
  file: string,
  env: Environment,
  { worksWithoutStore = false }: Pick<OperatorCommand, 'worksWithoutStore'> = {},
): Promise<StoreTarget> {
  if (d1 === 'remote')
    return { database: createD1OverHttp(readD1Access(env), env.CLOUDFLARE_API_BASE_URL), sqlite: null, close: async () => {} }
  if (d1 === 'local') return openLocalD1(env)
  if (d1 !== undefined) throw new CommandError(`--d1 must be "remote" or "local", but is "${d1}".`)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found && !worksWithoutStore)
    throw new CommandError(`There is no database at ${file}. Say where it is: LEADS_DB=/path/to/leads.sqlite (nothing was created).`)
  if (found && !found.isFile()) throw new CommandError(`${file} is no file.`)
  const connection = openSqliteInThisThread(file, { create: false })
  return { database: connection, sqlite: { file, connection }, close: () => connection.close() }
}

/** @throws CommandError that names what is missing */
function readD1Access(env: Environment): D1Access {
  const missing = D1_VARIABLES.filter((name) => !env[name]?.trim())
  if (missing.length > 0) throw new CommandError(`For D1, set ${missing.join(', ')}. docs/leads.md says where they come from.`)
  const [account = '', token = '', database = ''] = D1_VARIABLES.map((name) => env[name])
  return { account, database, token }
}

/** The database of `wrangler dev` on this machine. WRANGLER_STATE names its folder if it is not the default one. */
async function openLocalD1(env: Environment): Promise<StoreTarget> {
  const { getPlatformProxy } = await import('wrangler').catch(() => {
    throw new CommandError('--d1 local needs wrangler, which is not installed here.')
  })
  const persist = env.WRANGLER_STATE ? { path: `${env.WRANGLER_STATE}/v3` } : true
  const proxy = await getPlatformProxy<{ DB?: D1 }>({ environment: 'form', persist })
  if (!proxy.env.DB) throw new CommandError('wrangler.jsonc has no D1 database bound as DB in its environment "form".')
  return { database: createD1Connection(proxy.env.DB), sqlite: null, close: proxy.dispose }
}
