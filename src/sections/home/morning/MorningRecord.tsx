import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { FollowedCallOff } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { MorningButton } from './MorningButton.tsx'
import { MorningLadder } from './MorningLadder.tsx'
import { MorningPane } from './MorningPane.tsx'
import { MORNING_PANE_IDS } from './MorningTabs.tsx'
import { verdictSentence } from './morningSentences.ts'
import type { MorningAction } from './morningState.ts'

export type MorningRecordProps = {
  followed: FollowedCallOff | null
  /** The line waits for the visitor's choice. Their message is no record yet, and the previous one is not theirs. */
  isAsked: boolean
  /** The name of the next day, on which somebody who said "tomorrow" is back. */
  tomorrow: string
  ladder: readonly { at: number; label: string }[]
  words: MorningWords['record']
  dispatch: (action: MorningAction) => void
  className?: string
}

/** The record of a report as a strip of paper, and HR's decision. Low windows show only its price. */
export function MorningRecord({ followed, isAsked, tomorrow, ladder, words, dispatch, className }: MorningRecordProps) {
  if (!followed || isAsked)
    return (
      <MorningPane id={MORNING_PANE_IDS.record} title={words.title} side={words.side} className={className}>
        <p className="text-sm text-on-deck-2">{isAsked ? words.asked : words.quiet}</p>
      </MorningPane>
    )
  const { callOff, station, record } = followed
  const { points, reason, notice } = record
  const noticeText = notice === 0 ? words.atHorn : fillIn(record.isLate ? words.late : words.onTime, { minutes: notice })
  const fields = [
    [words.employee, `${station.number} ${station.person}`],
    [words.station, station.role],
    [words.reason, reason.label],
    [words.back, callOff.back === 'tomorrow' ? tomorrow : callOff.back === 'unknown' ? words.backUnknown : callOff.back],
    [words.reported, `${clockOf(callOff.minute)} · ${callOff.channel}`],
    [words.notice, noticeText],
  ]
  const verdict = verdictSentence(followed, words)
  const review = record.isListed ? fillIn(words.listed, { reason: reason.label }) : fillIn(words.opened, { checks: reason.hrChecks })
  return (
    <MorningPane id={MORNING_PANE_IDS.record} title={words.title} side={words.side} className={className}>
      <dl className="grid rounded-sm border-l-8 small-phone:grid-cols-2 low:grid-cols-ended border-hold bg-bubble text-bubble-ink">
        {fields.map(([name, value]) => (
          <div
            key={name}
            className={cn(
              'border-b border-bubble-ink/15 px-2.5 py-1.5 xl:py-1',
              // No line at the bottom: in one column below the last field, in two below the last two.
              'last:border-b-0 small-phone:odd:border-r small-phone:nth-last-[-n+2]:border-b-0',
              callOff.isOwn ? '' : 'low:py-2',
            )}
          >
            <dt className="text-2xs leading-tight low:leading-[1.2]">{name}</dt>
            <dd className="text-xs leading-snug font-semibold xl:leading-tight low:leading-[1.2]">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 grid gap-1.5 xl:mt-1.5 xl:gap-1 low:mt-2.5 text-xs leading-snug low:leading-tight text-on-deck-2">
        {[review, verdict, ...(record.isLate ? [words.lateNote] : [])].map((line) => (
          <li key={line} className={`grid first-col-3.5 ${line === verdict ? '' : 'low:hidden'}`}>
            <span aria-hidden="true" className="mt-[0.42em] size-1.75 rounded-xs bg-hold" />
            {line}
          </li>
        ))}
      </ul>
      <MorningLadder
        now={points.now}
        steps={ladder}
        label={fillIn(words.ladder, { person: station.person, now: points.now, most: ladder.at(-1)?.at ?? '' })}
      />
      {callOff.isOwn && (
        <div className="mt-3 flex flex-wrap items-center gap-2 text-xs xl:mt-1.5 low:mt-1">
          <span className="text-on-deck-2">{words.asHr}</span>
          <MorningButton isPressed={callOff.decision === 'protected'} onClick={() => dispatch({ do: 'decide', decision: 'protected' })}>
            {words.protect}
          </MorningButton>
          <MorningButton isPressed={callOff.decision === 'none'} onClick={() => dispatch({ do: 'decide', decision: 'none' })}>
            {words.count}
          </MorningButton>
        </div>
      )}
    </MorningPane>
  )
}
