import type { Lead } from './lead.ts'

const COLUMNS = [
  'reference',
  'receivedAt',
  'name',
  'company',
  'email',
  'phone',
  'industry',
  'employees',
  'currentTool',
  'topic',
  'message',
] as const

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(value: string | number): string {
  const text = String(value)
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** @returns the leads as CSV with a header line (RFC 4180), campaign parameters in one column */
export function csvOf(leads: Lead[]): string {
  const lines = leads.map((lead) =>
    [...COLUMNS.map((column) => cell(lead[column])), cell(new URLSearchParams(lead.campaign).toString())].join(','),
  )
  return `${[[...COLUMNS, 'campaign'].join(','), ...lines].join('\r\n')}\r\n`
}
