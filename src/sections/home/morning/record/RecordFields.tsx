import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type RecordFieldsProps = {
  fields: readonly { name: string; value: string }[]
  /** The visitor's own record has HR's buttons below it, so it has less space. */
  isByVisitor: boolean
}

/** The fields of the record, on a strip of paper. */
export function RecordFields({ fields, isByVisitor }: RecordFieldsProps) {
  return (
    <dl className="grid rounded-sm border-l-8 small-phone:grid-cols-2 low:grid-cols-ended border-hold bg-bubble text-bubble-ink">
      {fields.map(({ name, value }) => (
        <div
          key={name}
          className={cn(
            'border-b border-bubble-ink/15 px-2.5 py-1.5 xl:py-1',
            // No line at the bottom: in one column below the last field, in two below the last two.
            'last:border-b-0 small-phone:odd:border-r small-phone:nth-last-[-n+2]:border-b-0',
            !isByVisitor && 'low:py-2',
          )}
        >
          <dt className="text-2xs leading-tight low:leading-[1.2]">{name}</dt>
          <dd className="text-xs leading-snug font-semibold xl:leading-tight low:leading-[1.2]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
