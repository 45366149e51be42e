/** A lead, and the names of its fields. Times are ISO strings in UTC. */
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'

export const DELIVERY_CHANNELS = ['webhook', 'email'] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]
/** Why a request looked automated: the hidden field was filled in, it came too fast for a person, or its clock ran backward. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'odd-clock'

export type Lead = DemoRequest & {
  reference: string
  receivedAt: string
  campaign: Record<string, string>
  /** Begins at 1 and grows with each correction under the same key. */
  revision: number
}

/** Leaves out 0, O, 1, I and L, which look alike on paper, and U, which looks like V. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 8

/** @returns a reference that can be read out, "PP-7K3M9QXA" */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH))
  return `PP-${Array.from(bytes, (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')}`
}

/** Nothing is stored without consent, so it has no column. */
type StoredField = Exclude<keyof DemoRequest, 'consent'>
type FieldNames = {
  /** In the store and in the export. */
  column: string
  /** In the email. */
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
export const LEAD_FIELDS = entriesOf(NAMES_OF).map(([field, names]) => ({ field, ...names }))

/** @returns a campaign as the email and the export show it: the page on which the visitor arrived, and the parameters of its address */
export const describeCampaign = ({ landing = '', ...parameters }: Lead['campaign']) => ({
  landingPage: landing,
  parameters: new URLSearchParams(parameters).toString(),
})
