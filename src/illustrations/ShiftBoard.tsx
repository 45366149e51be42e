import { type ShiftStatus, StatusPill } from '../ui/StatusPill'
import { uiAttributes } from '../ui/ui.attributes'
import { type Sampled, Scene } from './Scene'
import { sceneAttributes } from './scene.attributes'
import { spokenMessages } from './spoken'

export type ShiftRow = {
  /** Start of the shift, "06:00". */
  time: string
  role: string
  person: string
  /** How it was reported: "Text · Yorùbá". */
  channel: string
  status: ShiftStatus
  /** The state that this row's state flips to once, and who is there then. */
  becomes?: { status: ShiftStatus; person: string } | undefined
}

export type ShiftBoardProps = Sampled & {
  title: string
  clock: string
  rows: readonly ShiftRow[]
  describe: string
  /** What was said, below the rows. */
  messages?: readonly { from: string; text: string; reply?: boolean | undefined }[] | undefined
  /** Fewer columns and smaller paddings, for cards. */
  compact?: boolean
}

/** The shift board: the site's one motif. */
export function ShiftBoard({ title, clock, rows, describe, sample, messages, compact = false }: ShiftBoardProps) {
  return (
    <Scene
      describe={describe}
      spoken={spokenMessages(messages ?? [])}
      sample={sample}
      className={`rounded-xl bg-deck text-on-deck ring-1 ring-deck-line ring-inset ${compact ? 'p-3 group-hover:ring-signal' : 'p-3.5 shadow-deck sm:p-5'}`}
    >
      <p
        className={`mb-3 flex items-baseline justify-between gap-3 px-0.5 text-sm font-semibold text-on-deck-2 ${compact ? 'max-sm:text-2xs' : ''}`}
      >
        <span>{title.replaceAll(' ·', '\u00a0·')}</span>
        <span className="whitespace-nowrap text-go tabular-nums">{clock}</span>
      </p>
      <div className="@container grid gap-1.5">
        {rows.map((row) => (
          <BoardRow key={`${row.time} ${row.role}`} row={row} compact={compact} />
        ))}
      </div>
      {messages && (
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {messages.map((message) => (
            <div
              key={message.text}
              className={`rounded-lg px-3.5 py-3 text-sm leading-snug ${message.reply ? 'rounded-br-tick bg-signal text-signal-ink' : 'rounded-bl-tick bg-bubble text-bubble-ink'}`}
            >
              <p className="mb-0.5 text-2xs font-semibold">{message.from}</p>
              {message.text}
            </div>
          ))}
        </div>
      )}
    </Scene>
  )
}

/** A shift on a board; the board of a shift to come (sections/shared/ClosingBoard.tsx) and a walk-through have the same rows. */
export function BoardRow({ row, compact = false }: { row: ShiftRow; compact?: boolean }) {
  const columns = compact ? '' : 'sm:grid sm:grid-cols-[3.6rem_1.3fr_1fr_7rem]'
  return (
    <div
      {...sceneAttributes.row.props()}
      className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm bg-deck-2 px-3 group-hover:bg-deck-line hover:bg-deck-line ${compact ? 'py-2' : 'py-2.5'} text-sm leading-snug ${columns}`}
    >
      <span className="min-w-12 font-display text-base font-bold text-signal tabular-nums">{row.time}</span>
      {/* With large text, and on a narrow card, the name stands below. */}
      <span className={`min-w-0 flex-1 basis-24 ${compact ? '@max-md:order-last @max-md:basis-full' : ''}`}>
        {row.role}
        <span className="block text-xs text-on-deck-2">
          {row.becomes ? (
            <span className="grid">
              <span {...uiAttributes.flip.props('from')}>
                <Who person={row.person} channel={row.channel} compact={compact} />
              </span>
              <span {...uiAttributes.flip.props('to')}>
                <Who person={row.becomes.person} channel={row.channel} compact={compact} />
              </span>
            </span>
          ) : (
            <Who person={row.person} channel={row.channel} compact={compact} />
          )}
        </span>
      </span>
      {!compact && (
        <span className="hidden min-w-0 sm:block">
          <span className="block text-xs text-on-deck-2">Reported</span>
          {row.channel}
        </span>
      )}
      <span className="ml-auto grid justify-items-end">
        {row.becomes ? (
          <>
            <StatusPill status={row.status} flip="from" />
            <StatusPill status={row.becomes.status} flip="to" />
          </>
        ) : (
          <StatusPill status={row.status} />
        )}
      </span>
    </div>
  )
}

/** Somebody, and beside the name, where no column says it, how it was reported. Where a line breaks, it ends with the dot. */
function Who({ person, channel, compact }: { person: string; channel: string; compact: boolean }) {
  return (
    <>
      {person}
      <span className={compact ? '' : 'sm:hidden'}>{`\u00a0· ${channel.replaceAll(' ·', '\u00a0·')}`}</span>
    </>
  )
}
