import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FlippingText } from './FlippingText.tsx'
import type { ShiftRow } from './RowFrame.tsx'

/** It stands below the rest of its row: in narrow places and with large text, or on phones. */
const COMPACT_ROLE = '@max-md:order-last @max-md:basis-full'
const ROLE_COLUMN = 'max-sm:order-last max-sm:basis-full lg:text-base lg:leading-snug lg:font-medium'

export type RoleAndPersonProps = {
  row: ShiftRow
  /** In a row without columns. All other rows have one for the channel. */
  isCompact?: boolean
  /** The person has a column, too. */
  hasPersonColumn?: boolean
}

/** The spot on the shift, and below it who was due and by which channel they reported, or who comes instead. */
export function RoleAndPerson({ row: { role, person, channel, becomes }, isCompact = false, hasPersonColumn = false }: RoleAndPersonProps) {
  return (
    <span className={cn('min-w-0 flex-1 basis-24', isCompact ? COMPACT_ROLE : ROLE_COLUMN)}>
      {role}
      <span className={cn('block text-xs font-normal text-on-deck-2', hasPersonColumn && 'lg:hidden')}>
        {/* Non-breaking spaces keep the dots at the end of a line. */}
        <FlippingText
          from={
            <>
              {person}
              <span className={isCompact ? undefined : 'sm:hidden'}>{`\u00a0· ${channel.replaceAll(' ·', '\u00a0·')}`}</span>
            </>
          }
          to={becomes && `${becomes.person}\u00a0· for\u00a0${person.replaceAll(' ', '\u00a0')}`}
        />
      </span>
    </span>
  )
}
