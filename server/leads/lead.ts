/** A lead as the service knows it, and as a row of the store. Times are ISO strings in UTC. */
import type { DemoRequest } from '#src/lib/anywhere/form/demoRequest.ts'
import type { SqlRow } from './store/database.ts'

export const DELIVERY_CHANNELS = ['webhook', 'email'] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]
/** Why a request looked automated: the hidden field was filled in, it came too fast for a person, or its clock ran backward. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'odd-clock'

export type Lead = DemoRequest & {
  reference: string
  receivedAt: string
  campaign: Record<string, string>
  /** 1, and one more for each correction under the same key. */
  revision: number
}

/** Without letters and digits that look alike on paper: 0 and O, 1, I and L, U and V. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 8

/** @returns a reference to read out, "PP-7K3M9QXA" */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH))
  return `PP-${Array.from(bytes, (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')}`
}

/** Nothing is stored without consent, so it has no column. */
type StoredField = Exclude<keyof DemoRequest, 'consent'>
type FieldNames = {
  /** In the store, and in the export. */
  column: string
  /** For people who read a lead: in the email. */
  label: string
}
const NAMES_OF: Record<StoredField, FieldNames> = {
  name: { column: 'name', label: 'Name' },
  company: { column: 'company', label: 'Company' },
  email: { column: 'email', label: 'Email' },
  phone: { column: 'phone', label: 'Phone' },
  industry: { column: 'industry', label: 'Industry' },
  employees: { column: 'employees', label: 'Hourly employees' },
  currentTool: { column: 'current_tool', label: 'Uses today' },
  topic: { column: 'topic', label: 'Topic' },
  message: { column: 'message', label: 'Message' },
}
/** The fields of a request, in the order of statements, of the email and of the export. How to add one: docs/changing-the-form.md. */
export const LEAD_FIELDS = Object.entries(NAMES_OF).map(([field, names]) => ({ field: field as StoredField, ...names }))

/** @throws Error for a row that is damaged or was changed by something else */
export function readLead(row: SqlRow): Lead {
  const campaign: unknown = JSON.parse(String(row.campaign))
  if (typeof campaign !== 'object' || campaign === null || Array.isArray(campaign)) throw new Error('its campaign is no object')
  const employees = Number(row.employees)
  if (!Number.isSafeInteger(employees)) throw new Error('its number of employees is no number')
  return { ...readFields(row), employees, campaign: campaign as Record<string, string> }
}

/** Like readLead, for reading by people: what cannot be read is left empty instead of hiding the rest. */
export function readLeadForPeople(row: SqlRow): Lead {
  try {
    return readLead(row)
  } catch {
    return { ...readFields(row), employees: Number(row.employees) || 0, campaign: {} }
  }
}

const readFields = (row: SqlRow) => ({
  reference: String(row.reference),
  receivedAt: String(row.received_at),
  revision: Number(row.revision),
  ...(Object.fromEntries(LEAD_FIELDS.map(({ column, field }) => [field, String(row[column])])) as Omit<
    Pick<Lead, StoredField>,
    'employees'
  >),
  consent: true as const,
})
