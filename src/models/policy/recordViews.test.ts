import { describe, expect, it } from 'vitest'
import { CALL_IN_RECORD } from './policy.ts'
import { CONFIDENTIAL_FIELDS, FIELDS_SHOWN, RECORD_FIELDS, RECORD_VIEWS } from './recordViews.ts'

describe('the views of a record', () => {
  it('know every field that the policy names, and no other', () => expect([...CALL_IN_RECORD].sort()).toEqual([...RECORD_FIELDS].sort()))

  it('show HR all of it', () => expect(FIELDS_SHOWN.hr).toEqual(RECORD_FIELDS))

  it.each(RECORD_VIEWS.filter((view) => view !== 'hr'))('show why somebody is out to HR alone, not to %s', (view) => {
    expect(CONFIDENTIAL_FIELDS).toEqual(['reason', 'notes'])
    for (const field of CONFIDENTIAL_FIELDS) expect(FIELDS_SHOWN[view]).not.toContain(field)
  })

  it('tell supervisors who is out and until when', () => expect(FIELDS_SHOWN.supervisor).toEqual(['employee', 'shift', 'back']))

  it('show nothing of a deleted record', () => expect(FIELDS_SHOWN.deleted).toEqual([]))
})
