/**
 * The statements that D1 gets, and which of its errors are faults in the program. The messages are those of workerd and of Cloudflare's
 * list.
 */
import { describe, expect, it } from 'vitest'
import { type SqlRow, StatementFault, StoreUnavailable } from '../store/sqlDatabase.ts'
import { createD1Connection } from './d1.ts'

/** @param error every batch fails with it */
const openFailing = (error: unknown) => createD1Connection({ prepare: () => ({ bind: () => null }), batch: () => Promise.reject(error) })

describe('an error of D1', () => {
  it.each([
    'D1_ERROR: near "SELEC": syntax error at offset 0: SQLITE_ERROR',
    'D1_ERROR: incomplete input: SQLITE_ERROR',
    'D1_ERROR: no such column: zz at offset 7: SQLITE_ERROR',
    'D1_ERROR: table leads has no column named zz: SQLITE_ERROR',
    'D1_ERROR: UNIQUE constraint failed: leads.reference: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_UNIQUE)',
    'D1_ERROR: NOT NULL constraint failed: leads.name: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_NOTNULL)',
    'D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_FOREIGNKEY)',
    "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
  ])('about a statement is a fault in the program: %s', async (message) => {
    const fault = new Error(message)
    const database = openFailing(fault)
    await expect(database.read('SELECT 1')).rejects.toMatchObject({ name: 'StatementFault', message, cause: fault })
    await expect(database.batch([{ sql: 'SELECT 1' }])).rejects.toBeInstanceOf(StatementFault)
  })
  it.each([
    new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.'),
    new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.'),
    new Error('D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.'),
    new Error('D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.'),
    new Error('D1_ERROR: D1 DB reset because its code was updated.'),
    new Error('D1_ERROR: Exceeded maximum DB size.'),
    new Error('D1_ERROR: database is locked: SQLITE_BUSY'),
    new Error('D1_ERROR: no such table: leads: SQLITE_ERROR'),
    new Error('Network connection lost.'),
    new Error('The operation was aborted: D1_ERROR: no such column: zz'),
    new Error('D1_ERROR: something that nobody here has heard of'),
    'no error at all',
  ])('about anything else is a store that does not answer: %s', async (error) => {
    await expect(openFailing(error).read('SELECT 1')).rejects.toBeInstanceOf(StoreUnavailable)
  })
  it('in binding a value is one about the statement', async () => {
    const bind = () => {
      throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'")
    }
    const database = createD1Connection({ prepare: () => ({ bind }), batch: async () => [] })
    await expect(database.read('SELECT ?')).rejects.toBeInstanceOf(StatementFault)
  })
})

/** A fake D1: each statement returns itself and its bound values. */
const openEcho = () => {
  const batches: unknown[][] = []
  const database = createD1Connection({
    prepare: (sql) => ({ bind: (...values) => ({ sql, values: values.join() }) }),
    batch: async (statements) => {
      batches.push(statements)
      return statements.map((statement) => ({ results: [statement as SqlRow] }))
    },
  })
  return { database, batches }
}

describe('statements', () => {
  it('that belong together are one batch of D1, which is a transaction, and each gives its own rows', async () => {
    const { database, batches } = openEcho()
    const statements = [{ sql: 'one', values: ['a', 1] }, { sql: 'two' }]
    expect(await database.batch(statements)).toEqual([[{ sql: 'one', values: 'a,1' }], [{ sql: 'two', values: '' }]])
    expect(batches).toHaveLength(1)
  })
  it('that only read give their rows, or none', async () => {
    expect(await openEcho().database.read('one', 'a', null)).toEqual([{ sql: 'one', values: 'a,' }])
    const silent = createD1Connection({ prepare: () => ({ bind: () => null }), batch: async () => [] })
    expect(await silent.read('one')).toEqual([])
  })
})
