/**
 * D1 from outside of Workers, through Cloudflare's HTTP API: each statement with its values. Several statements are not one
 * transaction there. If a command is interrupted, run it again: all of them may be repeated.
 */
import type { Environment } from '#src/site/settings.ts'
import { type SqlDatabase, type SqlRow, StoreUnavailable } from '../store/database.ts'
import { CommandError } from './operatorCommand.ts'

const API_ADDRESS = 'https://api.cloudflare.com/client/v4'
const RESPONSE_PATIENCE_MS = 30_000
const NEEDED_VARIABLES = ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN', 'D1_DATABASE_ID'] as const

type QueryResult = { success: boolean; errors?: { message: string }[]; result?: { results?: SqlRow[] }[] }

/** @param env CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN (with the right to edit D1), D1_DATABASE_ID @throws CommandError that names what is missing */
export function createD1OverHttp(env: Environment, api = env.CLOUDFLARE_API_BASE_URL ?? API_ADDRESS): SqlDatabase {
  const missing = NEEDED_VARIABLES.filter((name) => !env[name]?.trim())
  if (missing.length > 0) throw new CommandError(`For D1, set ${missing.join(', ')}. docs/leads.md says where they come from.`)
  const address = `${api}/accounts/${env.CLOUDFLARE_ACCOUNT_ID}/d1/database/${env.D1_DATABASE_ID}/query`
  const query = async (sql: string, params: unknown[]): Promise<SqlRow[]> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${env.CLOUDFLARE_API_TOKEN}` },
      body: JSON.stringify({ sql, params }),
      signal: AbortSignal.timeout(RESPONSE_PATIENCE_MS),
    }).catch((error) => {
      throw new StoreUnavailable(error)
    })
    const result = (await response.json().catch(() => ({ success: false }))) as QueryResult
    if (!response.ok || !result.success)
      throw new StoreUnavailable(
        `Cloudflare answered ${response.status}: ${result.errors?.map(({ message }) => message).join('; ') || 'no reason given'}`,
      )
    return result.result?.[0]?.results ?? []
  }
  return {
    async batch(statements) {
      const rows: SqlRow[][] = []
      for (const { sql, values = [] } of statements) rows.push(await query(sql, values))
      return rows
    },
    read: (sql, ...values) => query(sql, values),
  }
}
