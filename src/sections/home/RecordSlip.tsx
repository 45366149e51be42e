import type { HomeContent } from '../../schemas/home'
import { CALL_IN_RECORD } from '../../site/policy/policy'
import { FIELDS_SHOWN, type RecordField } from '../../site/policy/recordViews'

export type RecordSlipProps = HomeContent['features']['record']

/** @returns who reads that field besides HR, which reads each of them */
function readersOf(field: RecordField): keyof RecordSlipProps['readers'] {
  const [supervisor, payroll] = [FIELDS_SHOWN.supervisor.includes(field), FIELDS_SHOWN.payroll.includes(field)]
  return supervisor && payroll ? 'all' : supervisor ? 'supervisor' : payroll ? 'payroll' : 'hr'
}

/** The record as a slip of paper, with each of its fields and who reads it. For wide screens, beside a heading. */
export function RecordSlip({ label, readers }: RecordSlipProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-4 overflow-hidden rounded-sm border-l-8 border-hold bg-bubble text-xs leading-tight text-bubble-ink max-xl:hidden"
    >
      {CALL_IN_RECORD.map(({ name, field }) => {
        const read = readersOf(name)
        return (
          <li
            key={name}
            className={`-mr-px -mb-px border border-t-0 border-l-0 border-bubble-ink/15 px-2 py-1.5 ${read === 'hr' ? 'bg-hold/35' : ''}`}
          >
            <span className="block font-semibold">{field}</span>
            {readers[read]}
          </li>
        )
      })}
      <li aria-hidden="true" className="px-2 py-1.5 font-display font-bold">
        {label}
      </li>
    </ul>
  )
}
