import { SplitFlap } from '#src/illustrations/flap/SplitFlap.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { MorningView, StationRow } from '#src/models/morning/minute/morningAt.ts'
import { BOARD_STATES } from '#src/policy/policy.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { MorningPane } from './MorningPane.tsx'
import { MorningSearch } from './MorningSearch.tsx'
import { MORNING_PANE_IDS } from './MorningTabs.tsx'
import { morningAttributes } from './morning.attributes.ts'
import { coverageSentence } from './morningSentences.ts'

export type MorningBoardProps = {
  view: MorningView
  horn: number
  words: MorningWords
  languageOf: (lang: string) => string
  className?: string
}

/** The shift board of the minute, and below it who is asked to step in. */
export function MorningBoard({ view, horn, words, languageOf, className }: MorningBoardProps) {
  const { board } = words
  return (
    <MorningPane id={MORNING_PANE_IDS.board} title={board.title} side={coverageSentence(view, horn, board, 'board')} className={className}>
      <ul className="grid gap-1 low:gap-1.25">
        {view.rows.map((row) => (
          <Row
            key={row.station}
            row={row}
            horn={horn}
            isFollowed={row.station === view.followed?.station.id}
            words={board}
            languageOf={languageOf}
          />
        ))}
      </ul>
      <MorningSearch followed={view.followed} words={words.search} />
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
const TAG_BESIDE = 'xl:max-2xl:absolute xl:max-2xl:top-1 xl:max-2xl:right-40 low:max-2xl:top-0.5'
/** The row that the console follows. With more contrast preferred, its lighter background is not enough. */
const FOLLOWED = 'bg-deck-line contrast-more:bg-deck-2 contrast-more:outline-2 contrast-more:outline-signal'
const STATE_TONES: Record<StationRow['bay'], string> = { lit: 'text-go', promised: 'text-hold', dark: 'text-stop' }

type RowProps = {
  row: StationRow
  horn: number
  isFollowed: boolean
  words: MorningWords['board']
  languageOf: (lang: string) => string
}

function Row({ row, horn, isFollowed, words, languageOf }: RowProps) {
  const { callOff, arrival } = row
  const how =
    callOff &&
    (arrival !== null
      ? fillIn(words.stepsIn, { absent: row.due, time: clockOf(arrival) })
      : fillIn(words.report, { channel: callOff.channel, language: languageOf(callOff.lang) }))
  const state = {
    lit: words.states.covered,
    promised: fillIn(words.states.promised, { time: clockOf(arrival ?? horn) }),
    dark: words.states.calledOff,
  }[row.bay]
  return (
    <li {...morningAttributes.row.props(row.state)} className={`${ROW} ${isFollowed ? FOLLOWED : 'bg-deck-2'}`}>
      <span className="hidden min-w-11 font-display text-sm font-bold text-signal tabular-nums sm:block">{clockOf(horn)}</span>
      <span className="min-w-0 flex-1 basis-24 text-sm leading-tight font-medium low:leading-[1.2]">
        {row.role}
        <span className="block text-xs leading-tight font-normal low:leading-[1.2] text-on-deck-2">
          {row.person}
          {how && <span className={isFollowed ? '' : 'max-sm:hidden'}>{` · ${how}`}</span>}
        </span>
      </span>
      <span className="flex flex-col-reverse items-end gap-0.5 max-everyday:items-start 2xl:flex-row 2xl:items-center 2xl:gap-2.5">
        {row.tag && (
          <span className={`text-2xs leading-tight font-medium text-hold ${TAG_BESIDE}`}>
            {row.tag === 'late' ? BOARD_STATES.late : BOARD_STATES.pending}
          </span>
        )}
        <span className={`flex ${STATE_TONES[row.bay]}`}>
          <span className="sr-only">{state}</span>
          <SplitFlap text={state.toUpperCase()} tiles={10} size="consoleState" />
        </span>
      </span>
    </li>
  )
}
