/** Parses rows of `leads`: strictly for deliveries, leniently for people. */
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import { LEAD_FIELDS, type Lead } from '../lead.ts'
import { parseTextValue } from './deliveryRows.ts'
import type { StoredLead } from './leadStoreData.ts'
import type { SqlRow } from './sqlDatabase.ts'

/** Parses a lead for a delivery. @throws Error if the row is damaged */
export function parseLeadRow(row: SqlRow): Lead {
  const campaign: unknown = JSON.parse(String(row.campaign))
  if (typeof campaign !== 'object' || campaign === null || Array.isArray(campaign)) throw new Error('its campaign is no object')
  const employees = Number(row.employees)
  if (!Number.isSafeInteger(employees)) throw new Error('its number of employees is no number')
  return { ...parseFields(row), employees, campaign: campaign as Record<string, string> }
}

/** Leaves unreadable values empty instead of hiding the rest. */
function parseRowForPeople(row: SqlRow): Lead {
  try {
    return parseLeadRow(row)
  } catch {
    return { ...parseFields(row), employees: Number(row.employees) || 0, campaign: {} }
  }
}

const parseFields = (row: SqlRow) => ({
  reference: String(row.reference),
  receivedAt: String(row.received_at),
  revision: Number(row.revision),
  ...(Object.fromEntries(LEAD_FIELDS.map(({ column, field }) => [field, String(row[column])])) as Omit<
    DemoRequest,
    'consent' | 'employees'
  >),
  consent: true as const,
})

/** Parses a lead for people. @param row a whole row of `leads` */
export const parseStoredLeadRow = (row: SqlRow): StoredLead => ({
  ...parseRowForPeople(row),
  updatedAt: parseTextValue(row.updated_at),
  // The column `handed_on_at` has another name than the field, and must keep it. During an update the previous version still runs on the
  // migrated store. With a new name it could not mark deliveries, and would send them again.
  firstDeliveredAt: parseTextValue(row.handed_on_at),
  quarantine:
    row.quarantine_reason === null
      ? null
      : {
          reason: String(row.quarantine_reason),
          at: String(row.quarantined_at),
          releasedAt: parseTextValue(row.released_at),
        },
})
