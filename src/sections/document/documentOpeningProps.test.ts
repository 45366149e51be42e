import { expect, it } from 'vitest'
import { withOpeningData } from './documentOpeningData.ts'

const words = { leaves: '', plans: { small: '', large: '' }, drawn: { phases: { data: '', policy: '', line: '', training: '' } } }
const policyTables = { implementationPlan: words }

it('the words of the plan are given to the weeks, to no other opening, and to no document without one', () => {
  expect(withOpeningData('weeks', { policyTables })).toEqual({ kind: 'weeks', words })
  expect(withOpeningData('shelf', { policyTables })).toEqual({ kind: 'shelf' })
  expect(withOpeningData(undefined, { policyTables })).toBeUndefined()
})
