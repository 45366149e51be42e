import { CALL_IN_RECORD } from '../../site/policy/policy'
import { FIELDS_SHOWN, type RecordField } from '../../site/policy/recordViews'

export type RecordSlipProps = {
  label: string
  /** Who reads a field: HR reads each of them. */
  readers: { hr: string; supervisor: string; payroll: string; all: string }
}

/** @returns who reads that field, as one of the words */
function readersOf(field: RecordField, readers: RecordSlipProps['readers']): string {
  const [supervisor, payroll] = [FIELDS_SHOWN.supervisor.includes(field), FIELDS_SHOWN.payroll.includes(field)]
  return supervisor && payroll ? readers.all : supervisor ? readers.supervisor : payroll ? readers.payroll : readers.hr
}

/** The record as a slip of paper, with each of its fields and who reads it. For wide screens, beside a heading. */
export function RecordSlip({ label, readers }: RecordSlipProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-4 overflow-hidden rounded-sm border-l-8 border-hold bg-bubble text-xs leading-tight text-bubble-ink max-xl:hidden"
    >
      {CALL_IN_RECORD.map(({ name, field }) => {
        const read = readersOf(name, readers)
        return (
          <li
            key={name}
            className={`-mr-px -mb-px border border-t-0 border-l-0 border-bubble-ink/15 px-2 py-1.5 ${read === readers.hr ? 'bg-hold/35' : ''}`}
          >
            <span className="block font-semibold">{field}</span>
            {read}
          </li>
        )
      })}
      <li aria-hidden="true" className="px-2 py-1.5 font-display font-bold">
        {label}
      </li>
    </ul>
  )
}
