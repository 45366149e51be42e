import type { ReportStop } from '#src/contentNames/reportNames.ts'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { BOARD_STATES } from '#src/policy/policy.ts'
import type { ChannelReport, RecordWords } from '#src/schemas/opening/channelReportsOpening.ts'
import { DECK_CLASS } from '#src/ui/surface.ts'
import { fillRecord } from '../channelReports/recordValues.ts'

export type ReportAtStopProps = { stop: ReportStop; report: ChannelReport; day: string; words: RecordWords }

const SLIP = 'rounded-sm border-2 border-bubble-ink bg-bubble text-bubble-ink'
const BOARD = `rounded-md ${DECK_CLASS}`

/** A report at one stop of its first minute. Every value is in its record on the first screen. */
export function ReportAtStop({ stop, report, day, words }: ReportAtStopProps) {
  const record = fillRecord(report, day)
  switch (stop) {
    case 'recognized':
      return (
        <div className={cn(SLIP, 'border-t-8 border-t-signal px-3 pt-2 pb-2.5')}>
          <p className="text-xs max-sm:hidden">{words.employee}</p>
          <p className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
            <b className="block font-display text-2xl leading-none font-bold tracking-tight tabular-nums">{report.number}</b>
            <span className="mt-1 block font-semibold">{report.person}</span>
          </p>
        </div>
      )
    case 'asked':
      return (
        <dl className={cn(SLIP, 'tabular-nums')}>
          {[
            [words.shift, record.hours],
            [words.reason, record.reason],
            [words.back, record.back],
          ].map(([name, value]) => (
            <div
              key={name}
              className={cn(
                'border-bubble-ink/20 px-3 py-1.5 not-first:border-t',
                'small-phone:max-sm:flex small-phone:max-sm:items-baseline',
                'small-phone:max-sm:justify-between small-phone:max-sm:gap-x-3 small-phone:max-sm:py-1',
              )}
            >
              <dt className="text-xs leading-tight">{name}</dt>
              <dd className="font-semibold first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'noted':
      return (
        <div className={cn(BOARD, 'grid justify-items-start gap-2 p-3')}>
          <FlapClock clock={report.time} size="2xl" />
          <p>
            {record.notice},{' '}
            {record.isLate ? <span className="rounded-tick bg-hold px-1.5 text-bubble-ink">{words.late}</span> : words.inTime}
          </p>
        </div>
      )
    case 'answered':
      return (
        <MessageBubble look="reply" size="small" isStretched className="lane-edge">
          <span lang={report.lang} className="block font-semibold">
            {report.answer?.text}
          </span>
          {report.answer?.gloss && <span className="mt-1 block text-xs leading-tight">{report.answer.gloss}</span>}
        </MessageBubble>
      )
    case 'notified':
      return (
        <div className={cn(BOARD, 'grid justify-items-start gap-2 p-3')}>
          <FlapClock clock={report.notifiedAt} size="xl" />
          <p>
            {fillIn(words.notified, {
              when: record.isToday ? fillIn(words.fromTime, { time: report.shift.from }) : record.when,
              back: record.back,
            })}
          </p>
          {/* A blank bar for the reason, which the message leaves out. */}
          <p className="flex w-full items-center gap-2 text-xs text-on-deck-2">
            {words.reason}
            <span className="h-2.5 grow rounded-tick border border-deck-line bg-soot" />
          </p>
        </div>
      )
    case 'reviewed':
      return (
        <div className={cn(BOARD, 'grid justify-items-start gap-2 p-3')}>
          <FlapWord word={BOARD_STATES.pending} size="flap" tone="hold" />
          <p className="font-semibold">{words.hr}</p>
          <p className="text-on-deck-2 max-sm:hidden">{words.review}</p>
        </div>
      )
  }
}
