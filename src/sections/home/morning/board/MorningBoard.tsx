import { SplitFlap } from '#src/illustrations/flap/SplitFlap.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { StationRow } from '#src/models/morning/minute/morningAt.ts'
import type { StationState } from '#src/models/morning/morningStates.ts'
import { BOARD_STATUSES } from '#src/models/policy/policy.ts'
import { morningAttributes } from '../morning.attributes.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import { MorningSearch, type MorningSearchProps } from './MorningSearch.tsx'

export type MorningBoardProps = {
  title: string
  /** How many spots are covered, beside the title. */
  coverage: string
  rows: readonly MorningBoardRowProps[]
  search: Omit<MorningSearchProps, 'className'>
}

/** The shift board of the minute, and below it who is asked to step in. */
export function MorningBoard({ title, coverage, rows, search }: MorningBoardProps) {
  return (
    <MorningPane name="board" title={title} side={coverage}>
      <ul className="grid gap-1 low:gap-1.25">
        {rows.map((rowProps) => (
          <MorningBoardRow key={rowProps.row.station} {...rowProps} />
        ))}
      </ul>
      <MorningSearch {...search} className="mt-3.5 xl:mt-2 low:mt-1.5" />
    </MorningPane>
  )
}

const ROW = cn(
  'flaps-on-soot flex flex-wrap items-center gap-x-2 gap-y-1',
  'rounded-sm px-2.5 py-1.5',
  'sm:gap-x-3 sm:px-3',
  'xl:relative xl:gap-x-2 xl:py-0.5 low:py-px',
)
/** Before the flaps, on the line of the role, because below them it would make the row higher. */
const REPORT_STATE_PLACE = 'xl:max-2xl:absolute xl:max-2xl:top-1 xl:max-2xl:right-40 low:max-2xl:top-0.5'
/** The row of the latest call-off. With more contrast preferred, its lighter background is not enough. */
const LATEST_BACKGROUND = 'bg-deck-line contrast-more:bg-deck-2 contrast-more:outline-2 contrast-more:outline-signal'
const STATUS_COLORS: Record<StationState, string> = { covered: 'text-go', promised: 'text-hold', calledOff: 'text-stop' }

type MorningBoardRowProps = {
  row: StationRow
  horn: number
  /** Whether the latest call-off is from this station. */
  isLatest: boolean
  /** Behind the person's name. */
  callOffText: string | null
  statusText: string
}

/**
 * One station on the board. Not `BoardRow` of the scenes, because it is as low as the console needs, says from when a replacement is there,
 * and has the state of the report beside that of the shift.
 */
function MorningBoardRow({ row, horn, isLatest, callOffText, statusText }: MorningBoardRowProps) {
  const { role, person, state, reportState } = row
  return (
    <li {...morningAttributes.row.props(state)} className={`${ROW} ${isLatest ? LATEST_BACKGROUND : 'bg-deck-2'}`}>
      <span className="hidden min-w-11 font-display text-sm font-bold text-signal tabular-nums sm:block">{clockOf(horn)}</span>
      <span className="min-w-0 flex-1 basis-24 text-sm leading-tight font-medium low:leading-[1.2]">
        {role}
        <span className="block text-xs leading-tight font-normal low:leading-[1.2] text-on-deck-2">
          {person}
          {callOffText && <span className={isLatest ? '' : 'max-sm:hidden'}>{` · ${callOffText}`}</span>}
        </span>
      </span>
      <span className="flex flex-col-reverse items-end gap-0.5 max-everyday:items-start 2xl:flex-row 2xl:items-center 2xl:gap-2.5">
        {reportState && (
          <span className={`text-2xs leading-tight font-medium text-hold ${REPORT_STATE_PLACE}`}>{BOARD_STATUSES[reportState]}</span>
        )}
        <span className={`flex ${STATUS_COLORS[state]}`}>
          <span className="sr-only">{statusText}</span>
          <SplitFlap text={statusText.toUpperCase()} tiles={10} size="consoleStatus" />
        </span>
      </span>
    </li>
  )
}
