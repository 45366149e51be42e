import { describe, expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { managerTasksSchema, recordFieldsSchema } from './specifiedPolicy.ts'

const FIELDS = {
  employee: 'Employee ID',
  shift: 'Shift time',
  reason: 'Reason code',
  back: 'Expected return date',
  contact: 'Contact method or number',
  reported: 'Timestamp',
  notes: 'Notes',
}
const fields = Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, { field, why: 'because' }]))
const tasks = {
  acknowledge: 'Acknowledge it',
  backfill: 'Backfill the shift',
  rebalance: 'Rebalance, and document it',
  log: 'The outcome, and its root cause',
}

describe('the words of the example policy that the specification asks for', () => {
  it('are the names of the fields of a record; why each is asked is an editor’s', () => {
    expect(findProblems(recordFieldsSchema, fields)).toEqual([])
    expect(findProblems(recordFieldsSchema, { ...fields, notes: { field: 'Remarks', why: 'because' } })).toEqual([
      expect.stringMatching(/^notes\.field: .*write “Notes”/),
    ])
  })
  it('are named in each task of a manager, in any words', () => {
    expect(findProblems(managerTasksSchema, tasks)).toEqual([])
    for (const name of Object.keys(tasks))
      expect(findProblems(managerTasksSchema, { ...tasks, [name]: 'Wait' })).toEqual([
        expect.stringMatching(new RegExp(`^${name}: The specification asks managers to `)),
      ])
  })
})
