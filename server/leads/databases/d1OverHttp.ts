/**
 * D1 from outside of Workers, through Cloudflare's HTTP API. Several statements are not one transaction there. An interrupted command can
 * be run again, because all of them may be repeated.
 */
import { type SqlDatabase, type SqlRow, StoreUnavailable } from '../store/sqlDatabase.ts'

const API_ADDRESS = 'https://api.cloudflare.com/client/v4'
const RESPONSE_TIMEOUT_MS = 30_000

type QueryResult = { success: boolean; errors?: { message: string }[]; result?: { results?: SqlRow[] }[] }

export type D1Access = {
  account: string
  database: string
  /** Needs the permission to edit D1. */
  token: string
}

/** @param api base address of the API, replaced in tests */
export function createD1OverHttp({ account, database, token }: D1Access, api = API_ADDRESS): SqlDatabase {
  const address = `${api}/accounts/${account}/d1/database/${database}/query`
  const query = async (sql: string, params: unknown[]): Promise<SqlRow[]> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ sql, params }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }).catch((error) => {
      throw new StoreUnavailable(error)
    })
    const result: QueryResult = await response.json().catch(() => ({ success: false }))
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
