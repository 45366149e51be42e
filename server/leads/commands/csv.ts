/** Writes leads as CSV that Excel opens by a double click: UTF-8 with a byte order mark, RFC 4180, and no cell that runs as a formula. */
import { describeCampaign, LEAD_FIELDS } from '../lead.ts'
import type { LeadWithDeliveries } from '../store/leadStoreData.ts'

type Column = [name: string, value: (lead: LeadWithDeliveries) => string | number]

const CSV_COLUMNS: Column[] = [
  ['reference', (lead) => lead.reference],
  ['received', (lead) => lead.receivedAt],
  ...LEAD_FIELDS.map(({ field, column }): Column => [column, (lead) => lead[field]]),
  // Always "yes", because nothing is stored without consent. It is for readers who see only the table.
  ['consent', (lead) => (lead.consent ? 'yes' : 'no')],
  ['delivery', describeDeliveries],
  ['quarantine', (lead) => (lead.quarantine && !lead.quarantine.releasedAt ? lead.quarantine.reason : '')],
  ['corrected', (lead) => lead.updatedAt ?? ''],
  ['landing_page', ({ campaign }) => describeCampaign(campaign).landingPage],
  ['campaign', ({ campaign }) => describeCampaign(campaign).parameters],
]

/** "webhook delivered 2026-11-21T08:00:00.000Z; email waiting" */
function describeDeliveries({ deliveries }: LeadWithDeliveries): string {
  return deliveries
    .map(({ channel, state, deliveredAt, deadAt }) => [channel, state, deliveredAt ?? deadAt].filter(Boolean).join(' '))
    .join('; ')
}

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front. Such a cell begins with = + - @, their full-width forms
 * (which Excel treats alike) or a control character, with or without spaces before it.
 */
const FORMULA = /^[\p{Cc}\p{Cf}\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^\p{Cc}/u

function writeCell(value: string | number): string {
  const text = String(value)
  const inert = FORMULA.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** @returns the byte order mark and the names of the columns, with a line break */
export const writeCsvHeader = (): string => `\ufeff${CSV_COLUMNS.map(([name]) => name).join(',')}\r\n`
/** @returns a line for each lead, each with a line break */
export const writeCsvLines = (leads: LeadWithDeliveries[]): string =>
  leads.map((lead) => `${CSV_COLUMNS.map(([, value]) => writeCell(value(lead))).join(',')}\r\n`).join('')
