/**
 * SQL stands in the store, and what a database itself is told in databases (docs/architecture.md): whoever changes a table finds all that
 * reads it in one folder.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Statements as they are written here, in capitals, and what runs one. */
const STATEMENT =
  /\b(?:SELECT\s[\s\S]*?\bFROM|SELECT 1|INSERT INTO|UPDATE \w+ SET|DELETE FROM|(?:CREATE|ALTER|DROP) (?:TABLE|INDEX)|PRAGMA|VACUUM)\b|\.prepare\(|\bDatabaseSync\b/g
const statementsIn = (source: string) => [...source.matchAll(STATEMENT)].map(([found]) => found)

/** Tests look into the database from outside of the store. */
const MAY_LOOK = /\.test(ing)?\.ts$/
const STORE = 'server/leads/store/'
const DATABASES = 'server/leads/databases/'
/** A statement about leads; of a copy, a database counts them. */
const OF_TABLES = /^(?:INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|SELECT(?! count\(\*\)))/
const files = globSync('{server,scripts,src}/**/*.{ts,tsx,mjs}').map((file) => file.replaceAll('\\', '/'))

it('no SQL stands outside of the store', () => {
  const others = files.filter((file) => !file.startsWith(STORE) && !file.startsWith(DATABASES) && !MAY_LOOK.test(file))
  expect(others).toEqual(expect.arrayContaining(['server/main.ts', 'scripts/build.ts', 'src/registry/readPage.ts']))
  const found = others.flatMap((file) =>
    statementsIn(readFileSync(file, 'utf8')).map((statement) => `${file}: ${statement}: put it in ${STORE}`),
  )
  expect(found).toEqual([])
})
it('a database is told of no table', () => {
  const statements = files
    .filter((file) => file.startsWith(DATABASES) && !MAY_LOOK.test(file))
    .flatMap((file) => statementsIn(readFileSync(file, 'utf8')))
  expect(statements.length).toBeGreaterThan(5)
  expect(statements.filter((statement) => OF_TABLES.test(statement))).toEqual([])
})
it('the test of SQL finds it where it is', () => {
  const having = files.filter(
    (file) => file.startsWith(STORE) && !MAY_LOOK.test(file) && statementsIn(readFileSync(file, 'utf8')).length > 0,
  )
  expect(having.length).toBeGreaterThan(5)
})
it.each([
  ["read('SELECT value\n FROM service_state')", 1],
  ['write(`UPDATE outbox SET next_attempt_at = ?`)', 1],
  ["runPlain('PRAGMA wal_checkpoint(TRUNCATE)')", 1],
  ["import { DatabaseSync } from 'node:sqlite'", 1],
  ["say('Select one from the list, update it, or delete it from there')", 0],
])('the test of SQL reads %j', (source, count) => expect(statementsIn(source)).toHaveLength(count))
