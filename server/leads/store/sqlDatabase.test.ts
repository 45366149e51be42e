import { expect, it } from 'vitest'
import { StatementFault, StoreUnavailable } from './sqlDatabase.ts'

const cause = new TypeError('disk I/O error')

it.each([
  ['StoreUnavailable', new StoreUnavailable(cause), cause],
  ['StoreUnavailable', new StoreUnavailable('disk I/O error'), 'disk I/O error'],
  ['StatementFault', new StatementFault(cause), cause],
])('a database’s error has its own name, and the words of what was behind it: %s', (name, error, behind) => {
  expect(error).toMatchObject({ name, message: 'disk I/O error', cause: behind })
})
