import { expect, it } from 'vitest'
import { makeDocumentOpeningProps } from './documentOpeningProps.ts'

const words = { leaves: '', plans: { small: '', large: '' }, drawn: { phases: { data: '', policy: '', line: '', training: '' } } }
const policyTables = { implementationPlan: words }

it('the words of the plan are given to the weeks, to no other opening, and to no document without one', () => {
  expect(makeDocumentOpeningProps('weeks', { policyTables })).toEqual({ opening: { kind: 'weeks', words } })
  expect(makeDocumentOpeningProps('shelf', { policyTables })).toEqual({ opening: { kind: 'shelf' } })
  expect(makeDocumentOpeningProps(undefined, { policyTables })).toEqual({ opening: undefined })
})
