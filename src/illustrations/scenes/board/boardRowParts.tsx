import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { BOARD_STATUSES, type BoardStatus } from '#src/models/policy/policy.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { type FlapTone, SplitFlap } from '../../flap/SplitFlap.tsx'
import type { SceneDataOf } from '../SceneFrame.tsx'
import { sceneAttributes } from '../scene.attributes.ts'

/** A shift of a board. One with `becomes` gets a replacement while the visitor looks. */
export type ShiftRow = SceneDataOf<'board'>['rows'][number]

const ROW = 'flaps-on-soot row-light-deck flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm text-sm leading-snug'
const BACKGROUND = 'bg-deck-2'
/** The background of the row that gets a replacement. It differs from the others also with more contrast, in forced colors and on paper. */
const CHANGING_BACKGROUND = cn(
  'bg-deck-line',
  'contrast-more:bg-deck-2 contrast-more:ring-2 contrast-more:ring-signal contrast-more:ring-inset',
  'forced-colors:border-2 print:border-2',
)

/** The columns of a row that has all of them, on laptops. */
export const ALL_COLUMNS_CLASS = 'lg:grid-cols-whole-board lg:gap-x-6'
const SOME_COLUMNS = 'px-3 py-2.5 lg:px-4 lg:py-3 sm:grid sm:grid-cols-board sm:gap-x-5'
const LAYOUTS = {
  /** Without columns, for narrow places. */
  compact: 'px-3 py-2',
  /** From tablets on with the columns of time, role, channel and status. */
  someColumns: SOME_COLUMNS,
  /** From laptops on with one more. */
  allColumns: `${SOME_COLUMNS} ${ALL_COLUMNS_CLASS}`,
}

export type RowFrameProps = { row: ShiftRow; layout: keyof typeof LAYOUTS; children: ReactNode }

/** A row of a board around its parts, which follow. */
export function RowFrame({ row, layout, children }: RowFrameProps) {
  return (
    <div {...sceneAttributes.row.props()} className={cn(ROW, row.becomes ? CHANGING_BACKGROUND : BACKGROUND, LAYOUTS[layout])}>
      {children}
    </div>
  )
}

/** It stands below the rest of its row: in narrow places and with large text, or on phones. */
const COMPACT_ROLE = '@max-md:order-last @max-md:basis-full'
const ROLE_COLUMN = 'max-sm:order-last max-sm:basis-full lg:text-base lg:leading-snug lg:font-medium'

type RoleAndPersonProps = {
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

/** As many flaps as the longest status has letters. */
export const STATUS_FLAPS = Math.max(...Object.values(BOARD_STATUSES).map(({ length }) => length))
const TONES: Record<BoardStatus, FlapTone> = {
  covered: 'go',
  calledOff: 'stop',
  pending: 'hold',
  late: 'hold',
}

type RowStatusProps = { row: ShiftRow; isCompact?: boolean }

/** The status of a shift at the end of its row. */
export function RowStatus({ row: { status, becomes }, isCompact = false }: RowStatusProps) {
  return (
    <span className="ml-auto grid justify-items-end">
      <FlippingText
        from={<StatusFlaps status={status} isCompact={isCompact} />}
        to={becomes && <StatusFlaps status={becomes.status} isCompact={isCompact} />}
      />
    </span>
  )
}

/** A status on flaps, including the empty ones. */
function StatusFlaps({ status, isCompact }: { status: BoardStatus; isCompact: boolean }) {
  return (
    <SplitFlap
      text={BOARD_STATUSES[status].toUpperCase()}
      tiles={STATUS_FLAPS}
      size={isCompact ? 'compactStatus' : 'status'}
      tone={TONES[status]}
    />
  )
}

type ChannelColumnProps = {
  channel: string
  className?: string
  /** The time of the report, before the channel. */
  children?: ReactNode
}

/** The channel of a report, from tablets on. */
export function ChannelColumn({ channel, className = 'block', children }: ChannelColumnProps) {
  return (
    <span className="hidden min-w-0 sm:block lg:leading-snug">
      {children}
      <span className={className}>{channel}</span>
    </span>
  )
}

/** A text before and after its row flips, in the same place. */
export function FlippingText({ from, to }: { from: ReactNode; to: ReactNode | undefined }) {
  if (to === undefined) return from
  return (
    <span className="grid">
      <span {...uiAttributes.flip.props('from')}>{from}</span>
      <span {...uiAttributes.flip.props('to')}>{to}</span>
    </span>
  )
}
