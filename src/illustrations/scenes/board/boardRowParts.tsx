/** The parts of a board's row. Every row of a board is made of them (BoardRow.tsx, FollowUpBoard.tsx). */
import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { BOARD_STATES, type BoardState } from '#src/models/policy/policy.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { type FlapTone, SplitFlap } from '../../flap/SplitFlap.tsx'
import type { SceneDataOf } from '../SceneFrame.tsx'
import { sceneAttributes } from '../scene.attributes.ts'

/** A shift of a board. One with `becomes` gets a replacement while the visitor looks. */
export type ShiftRow = SceneDataOf<'board'>['rows'][number]

/** Columns of a row: some from tablets on, and all of them from laptops on. */
export const SOME_COLUMNS_CLASS = 'sm:grid sm:grid-cols-board sm:gap-x-5'
export const ALL_COLUMNS_CLASS = 'lg:grid-cols-whole-board lg:gap-x-6'
/** Padding of a row that is not compact. */
export const ROW_PADDING_CLASS = 'px-3 py-2.5 lg:px-4 lg:py-3'
/** The role and the person of a row that is not compact. On phones they stand below. */
export const ROLE_COLUMN_CLASS = 'max-sm:order-last max-sm:basis-full lg:text-base lg:leading-snug lg:font-medium'

const ROW = 'flaps-on-soot row-light-deck flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm text-sm leading-snug'
const BACKGROUND = 'bg-deck-2'
/** The background of the row that gets a replacement. It differs from the others also with more contrast, in forced colors and on paper. */
const CHANGING_BACKGROUND = cn(
  'bg-deck-line',
  'contrast-more:bg-deck-2 contrast-more:ring-2 contrast-more:ring-signal contrast-more:ring-inset',
  'forced-colors:border-2 print:border-2',
)

export type RowFrameProps = {
  row: ShiftRow
  /** Its padding and its columns. */
  className: string
  children: ReactNode
}

/** The row around its parts. */
export function RowFrame({ row, className, children }: RowFrameProps) {
  return (
    <div {...sceneAttributes.row.props()} className={cn(ROW, row.becomes ? CHANGING_BACKGROUND : BACKGROUND, className)}>
      {children}
    </div>
  )
}

export type RoleAndPersonProps = {
  row: ShiftRow
  className: string
  /** Hides the person where a column has the name. */
  personClass?: string | undefined
  /** Hides the channel where a column has it. */
  channelClass?: string
}

/** The spot on the shift, and below it who was due and by which channel they reported, or who comes instead. */
export function RoleAndPerson({ row: { role, person, channel, becomes }, className, personClass, channelClass }: RoleAndPersonProps) {
  return (
    <span className={cn('min-w-0 flex-1 basis-24', className)}>
      {role}
      <span className={cn('block text-xs font-normal text-on-deck-2', personClass)}>
        {/* Non-breaking spaces keep the dots at the end of a line. */}
        <FlippingText
          from={
            <>
              {person}
              <span className={channelClass}>{`\u00a0· ${channel.replaceAll(' ·', '\u00a0·')}`}</span>
            </>
          }
          to={becomes && `${becomes.person}\u00a0· for\u00a0${person.replaceAll(' ', '\u00a0')}`}
        />
      </span>
    </span>
  )
}

export type ChannelColumnProps = {
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

export type RowStateProps = { row: ShiftRow; size: 'state' | 'compactState' }

/** The state of a shift at the end of its row. */
export function RowState({ row: { status, becomes }, size }: RowStateProps) {
  return (
    <span className="ml-auto grid justify-items-end">
      <FlippingText from={<StateFlaps status={status} size={size} />} to={becomes && <StateFlaps status={becomes.status} size={size} />} />
    </span>
  )
}

/** As many flaps as the longest state has letters. */
export const STATE_FLAPS = Math.max(...Object.values(BOARD_STATES).map(({ length }) => length))
const TONES: Record<BoardState, FlapTone> = {
  covered: 'go',
  calledOff: 'stop',
  pending: 'hold',
  late: 'hold',
}

/** A state on flaps, including the empty ones. */
function StateFlaps({ status, size }: { status: BoardState; size: RowStateProps['size'] }) {
  return <SplitFlap text={BOARD_STATES[status].toUpperCase()} tiles={STATE_FLAPS} size={size} tone={TONES[status]} />
}

export type FlippingTextProps = { from: ReactNode; to: ReactNode | undefined }

/** A text before and after its row flips, in the same place. */
export function FlippingText({ from, to }: FlippingTextProps) {
  if (to === undefined) return from
  return (
    <span className="grid">
      <span {...uiAttributes.flip.props('from')}>{from}</span>
      <span {...uiAttributes.flip.props('to')}>{to}</span>
    </span>
  )
}
