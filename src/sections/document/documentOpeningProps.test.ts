import { expect, it } from 'vitest'
import { createDocumentOpeningProps } from './documentOpeningProps.ts'

const words = { leaves: '', plans: { small: '', large: '' }, drawn: { phases: { data: '', policy: '', line: '', training: '' } } }
const policyTables = { implementationPlan: words }

it('the words of the plan are given to the weeks, to no other opening, and to no document without one', () => {
  expect(createDocumentOpeningProps('weeks', { policyTables })).toEqual({ opening: { kind: 'weeks', words } })
  expect(createDocumentOpeningProps('shelf', { policyTables })).toEqual({ opening: { kind: 'shelf' } })
  expect(createDocumentOpeningProps(undefined, { policyTables })).toEqual({ opening: undefined })
})
