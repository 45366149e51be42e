/** The path of one record: its fields with sample values, and what holds at each station of it. */
import { z } from 'zod'
import { label, sample, text } from './fields'

const fact = text(120, 'it stands in a narrow column')
const facts = { stored: fact, readers: fact, protection: fact, kept: fact }
const name = text(20, 'it stands above the line')
const passed = z.strictObject({ name, ...facts })
/** A station where the record is read, or ends: `adds` is what happens there, at the foot of its window. */
const read = z.strictObject({ name, adds: text(44, 'it stands at the foot of a narrow window'), ...facts })
const field = z.strictObject({ label: text(10, 'it stands on a strand of the line'), value: text(18, 'it stands in a narrow window') })

export const recordPath = z.strictObject({
  sample,
  /** What the stations are a choice of, for screen readers. */
  choose: label,
  facts: z.strictObject({ stored: label, readers: label, protection: label, kept: label }),
  /** At the head of a window: {shown} and {all} are worked out. */
  count: label,
  /** Said in the place of a field that a screen leaves out. */
  hidden: label,
  fields: z.strictObject({ employee: field, shift: field, reported: field, reason: field, back: field, contact: field, notes: field }),
  stations: z.strictObject({
    call: passed,
    line: passed,
    record: passed,
    hr: read,
    supervisor: read,
    payroll: read,
    deleted: read,
  }),
})
