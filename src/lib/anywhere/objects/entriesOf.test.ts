import { expect, it } from 'vitest'
import { entriesOf } from './entriesOf.ts'

it('the entries of a table are in its order', () => {
  const ports: Partial<Record<'phone' | 'app' | 'fax', number>> = { phone: 1, fax: 3 }
  expect(entriesOf(ports)).toEqual([
    ['phone', 1],
    ['fax', 3],
  ])
})
