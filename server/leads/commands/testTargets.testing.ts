/** Every kind of store that the operator's commands can use: the SQLite file, wrangler's local D1, and D1's HTTP API. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqlDatabase } from '../store/sqlDatabase.ts'
import { openSqliteHere } from '../store/store.testing.ts'
import { openTarget } from './storeTarget.ts'

const MIGRATIONS = 'server/leads/migrations/'

/** A store, with the environment and the flags that reach it. */
export type TestTarget = {
  env: Record<string, string>
  flags: string[]
  database: () => Promise<SqlDatabase & { end: () => Promise<void> }>
  end: () => Promise<void>
}

export async function openSqliteTestTarget(folder: string): Promise<TestTarget> {
  const file = join(folder, 'leads.sqlite')
  return {
    env: { LEADS_DB: file },
    flags: [],
    database: async () => {
      const opened = openSqliteHere(file)
      return { ...opened, end: () => opened.close() }
    },
    end: async () => {},
  }
}
/** Imitates Cloudflare's documented API, over a database in memory. */
export async function openD1TestTarget(): Promise<TestTarget> {
  const database = new DatabaseSync(':memory:')
  for (const name of readdirSync(MIGRATIONS).sort()) database.exec(readFileSync(`${MIGRATIONS}${name}`, 'utf8'))
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (data) => (body += data))
    request.on('end', () => {
      const isKnown = request.headers.authorization === 'Bearer token' && request.url === '/accounts/account/d1/database/id/query'
      if (!isKnown) {
        response.writeHead(403).end(JSON.stringify({ success: false, errors: [{ message: 'Authentication error' }] }))
        return
      }
      const { sql, params } = JSON.parse(body) as { sql: string; params: SQLInputValue[] }
      response.end(JSON.stringify({ success: true, result: [{ success: true, results: database.prepare(sql).all(...params) }] }))
    })
  }).listen(0)
  const env = {
    CLOUDFLARE_ACCOUNT_ID: 'account',
    CLOUDFLARE_API_TOKEN: 'token',
    D1_DATABASE_ID: 'id',
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  return {
    env,
    flags: ['--d1', 'remote'],
    database: async () => ({ ...(await openTarget('remote', '', env)).database, end: async () => {} }),
    end: async () => {
      server.close()
      database.close()
    },
  }
}
/** Wrangler's own D1 in a folder. */
export async function openLocalD1TestTarget(folder: string): Promise<TestTarget> {
  const env = { WRANGLER_STATE: folder, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: folder }
  const target = await openTarget('local', '', env)
  for (const name of readdirSync(MIGRATIONS).sort()) {
    const text = readFileSync(`${MIGRATIONS}${name}`, 'utf8').replace(/^\s*--.*$/gm, '')
    await target.database.batch(
      text
        .split(';')
        .filter((sql) => sql.trim())
        .map((sql) => ({ sql })),
    )
  }
  await target.close()
  return {
    env,
    flags: ['--d1', 'local'],
    database: async () => {
      const opened = await openTarget('local', '', env)
      return { ...opened.database, end: opened.close }
    },
    end: async () => {},
  }
}
