import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { BOARD_STATES, type BoardState } from '#src/policy/policy.ts'
import type { BoardColumnWords } from '#src/schemas/industriesOverview.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { type FlapTone, SplitFlap } from '../flap/SplitFlap.tsx'
import type { SceneDataOf } from './SceneFrame.tsx'
import { sceneAttributes } from './scene.attributes.ts'

/** A row of any board. Rows of an industry's board also have the time of the report and what has been done since. */
export type ShiftRow = SceneDataOf<'board'>['rows'][number] & { reported?: string; followUp?: string; becomes?: { followUp?: string } }

/** Columns of a row: some from tablets on, and all of them from laptops on. */
const COLUMNS = 'sm:grid sm:grid-cols-board sm:gap-x-5'
const ALL_COLUMNS = 'lg:grid-cols-whole-board lg:gap-x-6'

const ROW = 'flaps-on-soot row-light-deck flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm text-sm leading-snug'
const BACKGROUND = 'bg-deck-2'
/** The background of the row that gets a replacement. It differs from the others also with more contrast, in forced colors and on paper. */
const CHANGING_BACKGROUND = cn(
  'bg-deck-line',
  'contrast-more:bg-deck-2 contrast-more:ring-2 contrast-more:ring-signal contrast-more:ring-inset',
  'forced-colors:border-2 print:border-2',
)
const PADDING = 'px-3 py-2.5 lg:px-4 lg:py-3'

export type BoardColumnHeadingsProps = { columnHeadings: BoardColumnWords }

/** Headings of the columns, shown if all columns are. */
export function BoardColumnHeadings({ columnHeadings: { state, ...others } }: BoardColumnHeadingsProps) {
  return (
    <div className={`hidden px-4 pt-2.5 pb-2 text-xs text-on-deck-2 lg:grid ${ALL_COLUMNS}`}>
      {[others.shift, others.spot, others.reported, others.followUp].map((head) => (
        <span key={head}>{head}</span>
      ))}
      {/* As wide as the flaps below it. */}
      <span>
        {state}
        <SplitFlap text="" tiles={TILES} className="invisible flex h-0 overflow-hidden" />
      </span>
    </div>
  )
}

export type BoardRowProps = {
  row: ShiftRow
  /** Headings of the board's columns. Only boards with a follow-up column have them. */
  columnHeadings?: BoardColumnWords | undefined
}

/** A shift on a board. The board at the end of a page (sections/closing/BoardClosing.tsx) uses the same row. */
export function BoardRow({ row, columnHeadings }: BoardRowProps) {
  const hasFollowUpColumn = columnHeadings !== undefined
  const { time, role, person, channel, status, reported, followUp, becomes } = row
  // A separate column for the person only if the board has no follow-up column and this row does not change. Otherwise the name stands
  // elsewhere and the column would be empty.
  const hasPersonColumn = !hasFollowUpColumn && !becomes
  return (
    <div
      {...sceneAttributes.row.props()}
      className={cn(
        ROW,
        becomes ? CHANGING_BACKGROUND : BACKGROUND,
        PADDING,
        COLUMNS,
        (hasFollowUpColumn || hasPersonColumn) && ALL_COLUMNS,
      )}
    >
      <SplitFlap text={time} size="time" tone="signal" />
      {/* On phones the name stands below. */}
      <span className="min-w-0 flex-1 basis-24 max-sm:order-last max-sm:basis-full lg:text-base lg:leading-snug lg:font-medium">
        {role}
        <span className={`block text-xs font-normal text-on-deck-2 ${hasPersonColumn ? 'lg:hidden' : ''}`}>
          <Halves
            from={<Who person={person} channel={channel} channelClass="sm:hidden" />}
            to={becomes && <Who person={becomes.person} instead={person} />}
          />
        </span>
      </span>
      {hasPersonColumn && <span className="hidden min-w-0 lg:block">{person}</span>}
      <span className="hidden min-w-0 sm:block lg:leading-snug">
        {reported && (
          <span className="mr-1.5 font-display font-bold tabular-nums lg:block lg:text-base lg:leading-snug">
            {columnHeadings && <span className="font-body font-normal text-on-deck-2 lg:hidden">{`${columnHeadings.reported} `}</span>}
            {reported}
          </span>
        )}
        <span className={reported ? 'text-xs text-on-deck-2 max-lg:block' : 'block'}>{channel}</span>
      </span>
      {hasFollowUpColumn && (
        <span className={`hidden min-w-0 lg:block ${becomes ? 'font-semibold' : 'text-on-deck-2'}`}>
          <Halves from={followUp} to={becomes && (becomes.followUp ?? followUp)} />
        </span>
      )}
      <span className="ml-auto grid justify-items-end">
        <Halves from={<State status={status} size="state" />} to={becomes && <State status={becomes.status} size="state" />} />
      </span>
      {/* Below laptops only the row that gets a replacement shows its follow-up. */}
      {hasFollowUpColumn && becomes && (
        <span className="order-last basis-full text-xs max-sm:text-on-deck-2 sm:col-start-2 sm:col-end-5 sm:font-semibold lg:hidden">
          {reported && <span className="sm:hidden">{`${columnHeadings.reported} ${reported}: `}</span>}
          {becomes.followUp ?? followUp}
        </span>
      )}
    </div>
  )
}

export type CompactBoardRowProps = { row: ShiftRow }

/** A shift on a board in a narrow place, with fewer columns and less padding. Walk-throughs use it, too. */
export function CompactBoardRow({ row: { time, role, person, channel, status, becomes } }: CompactBoardRowProps) {
  return (
    <div {...sceneAttributes.row.props()} className={cn(ROW, becomes ? CHANGING_BACKGROUND : BACKGROUND, 'px-3 py-2')}>
      <SplitFlap text={time} size="compactTime" tone="signal" />
      {/* In narrow places and with large text, the name stands below. */}
      <span className="min-w-0 flex-1 basis-24 @max-md:order-last @max-md:basis-full">
        {role}
        <span className="block text-xs font-normal text-on-deck-2">
          <Halves from={<Who person={person} channel={channel} />} to={becomes && <Who person={becomes.person} instead={person} />} />
        </span>
      </span>
      <span className="ml-auto grid justify-items-end">
        <Halves
          from={<State status={status} size="compactState" />}
          to={becomes && <State status={becomes.status} size="compactState" />}
        />
      </span>
    </div>
  )
}

/** A text before and after its row flips, in the same place. */
function Halves({ from, to }: { from: ReactNode; to: ReactNode | undefined }) {
  if (to === undefined) return from
  return (
    <span className="grid">
      <span {...uiAttributes.flip.props('from')}>{from}</span>
      <span {...uiAttributes.flip.props('to')}>{to}</span>
    </span>
  )
}

/** As many flaps as the longest state has letters. */
const TILES = Math.max(...Object.values(BOARD_STATES).map(({ length }) => length))
const TONES: Record<BoardState, FlapTone> = {
  covered: 'go',
  calledOff: 'stop',
  pending: 'hold',
  late: 'hold',
}

/** A state on flaps, including the empty ones. */
function State({ status, size }: { status: BoardState; size: 'state' | 'compactState' }) {
  return <SplitFlap text={BOARD_STATES[status].toUpperCase()} tiles={TILES} size={size} tone={TONES[status]} />
}

type WhoProps = { person: string } & ({ channel: string; channelClass?: string } | { instead: string })

/**
 * A name with its channel ("· phone"), if no column shows the channel. A replacement has "· for NAME" instead. Non-breaking spaces keep the
 * dot at the end of a line.
 */
function Who({ person, ...rest }: WhoProps) {
  return (
    <>
      {person}
      {'instead' in rest ? (
        `\u00a0· for\u00a0${rest.instead.replaceAll(' ', '\u00a0')}`
      ) : (
        <span className={rest.channelClass}>{`\u00a0· ${rest.channel.replaceAll(' ·', '\u00a0·')}`}</span>
      )}
    </>
  )
}
