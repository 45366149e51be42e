import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'

export type RecordFieldsProps = {
  course: CallOffCourse
  /** The name of the next day. */
  tomorrow: string
  words: MorningWords['record']
}

/** The fields of the record, on a strip of paper. */
export function RecordFields({ course: { callOff, crewStation, record }, tomorrow, words }: RecordFieldsProps) {
  const { notice, isLate, reason } = record
  const { back } = callOff
  const returnDay = back === 'tomorrow' ? tomorrow : back === 'unknown' ? words.backUnknown : back
  const fields = [
    { name: words.employee, value: `${crewStation.number} ${crewStation.person}` },
    { name: words.station, value: crewStation.role },
    { name: words.reason, value: reason.label },
    { name: words.back, value: returnDay },
    { name: words.reported, value: `${clockOf(callOff.minute)} · ${callOff.channel}` },
    { name: words.notice, value: notice === 0 ? words.atHorn : fillIn(isLate ? words.late : words.onTime, { minutes: notice }) },
  ]
  return (
    <dl className="grid rounded-sm border-l-8 small-phone:grid-cols-2 low:grid-cols-ended border-hold bg-bubble text-bubble-ink">
      {fields.map(({ name, value }) => (
        <div
          key={name}
          className={cn(
            'border-b border-bubble-ink/15 px-2.5 py-1.5 xl:py-1',
            // No line at the bottom: in one column below the last field, in two below the last two.
            'last:border-b-0 small-phone:odd:border-r small-phone:nth-last-[-n+2]:border-b-0',
            // The visitor's own record has HR's buttons below it.
            callOff.isByVisitor ? '' : 'low:py-2',
          )}
        >
          <dt className="text-2xs leading-tight low:leading-[1.2]">{name}</dt>
          <dd className="text-xs leading-snug font-semibold xl:leading-tight low:leading-[1.2]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
