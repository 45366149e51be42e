import { expect, it } from 'vitest'
import { StatementFault, StoreUnavailable } from './sqlDatabase.ts'

const cause = new TypeError('disk I/O error')

// Created inside the test, because `npm run mutants` sees only code that runs in one.
it.each([
  ['StoreUnavailable', () => new StoreUnavailable(cause), cause],
  ['StoreUnavailable', () => new StoreUnavailable('disk I/O error'), 'disk I/O error'],
  ['StatementFault', () => new StatementFault(cause), cause],
])('a database’s error has its own name, and the words of what was behind it: %s', (name, create, behind) => {
  expect(create()).toMatchObject({ name, message: 'disk I/O error', cause: behind })
})
