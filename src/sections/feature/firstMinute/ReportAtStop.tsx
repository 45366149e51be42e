import type { ReactNode } from 'react'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { ReportStop } from '#src/models/names/reportNames.ts'
import { BOARD_STATUSES } from '#src/models/policy/policy.ts'
import type { RecordWords } from '#src/schemas/opening/channelReportsOpening.ts'
import { DECK_CLASS } from '#src/ui/surface.ts'
import type { RecordedReport } from '../channelReports/recordValues.ts'

type StopPictureProps = RecordedReport & { words: RecordWords }

const PICTURES: Record<ReportStop, (props: StopPictureProps) => ReactNode> = {
  recognized: EmployeeSlip,
  asked: AnswersSlip,
  noted: NoticeBoard,
  answered: AnswerBubble,
  notified: SupervisorBoard,
  reviewed: ReviewBoard,
}

export type ReportAtStopProps = StopPictureProps & { stop: ReportStop }

/** A report at one stop of its first minute. Every value is in its record on the first screen. */
export function ReportAtStop({ stop, ...props }: ReportAtStopProps) {
  const Picture = PICTURES[stop]
  return <Picture {...props} />
}

const SLIP = 'rounded-sm border-2 border-bubble-ink bg-bubble text-bubble-ink'

function EmployeeSlip({ report, words }: StopPictureProps) {
  return (
    <div className={cn(SLIP, 'border-t-8 border-t-signal px-3 pt-2 pb-2.5')}>
      <p className="text-xs max-sm:hidden">{words.employee}</p>
      <p className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
        <b className="block font-display text-2xl leading-none font-bold tracking-tight tabular-nums">{report.number}</b>
        <span className="mt-1 block font-semibold">{report.person}</span>
      </p>
    </div>
  )
}

function AnswersSlip({ record: { hours, reason, back }, words }: StopPictureProps) {
  const answers = [
    [words.shift, hours],
    [words.reason, reason],
    [words.back, back],
  ]
  return (
    <dl className={cn(SLIP, 'tabular-nums')}>
      {answers.map(([name, value]) => (
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
}

function AnswerBubble({ report: { answer, lang } }: StopPictureProps) {
  return (
    <MessageBubble look="reply" size="small" isStretched className="lane-edge">
      <span lang={lang} className="block font-semibold">
        {answer?.text}
      </span>
      {answer?.gloss && <span className="mt-1 block text-xs leading-tight">{answer.gloss}</span>}
    </MessageBubble>
  )
}

const Board = ({ children }: { children: ReactNode }) => (
  <div className={cn('rounded-md', DECK_CLASS, 'grid justify-items-start gap-2 p-3')}>{children}</div>
)

function NoticeBoard({ report: { time }, record: { notice, isLate, punctuality } }: StopPictureProps) {
  return (
    <Board>
      <FlapClock clock={time} size="2xl" />
      <p>
        {notice}, {isLate ? <span className="rounded-tick bg-hold px-1.5 text-bubble-ink">{punctuality}</span> : punctuality}
      </p>
    </Board>
  )
}

function SupervisorBoard({ report, record, words }: StopPictureProps) {
  return (
    <Board>
      <FlapClock clock={report.notifiedAt} size="xl" />
      <p>{record.absence}</p>
      {/* A blank bar for the reason, which the message leaves out. */}
      <p className="flex w-full items-center gap-2 text-xs text-on-deck-2">
        {words.reason}
        <span className="h-2.5 grow rounded-tick border border-deck-line bg-soot" />
      </p>
    </Board>
  )
}

function ReviewBoard({ words }: StopPictureProps) {
  return (
    <Board>
      <FlapWord word={BOARD_STATUSES.pending} size="flap" tone="hold" />
      <p className="font-semibold">{words.hr}</p>
      <p className="text-on-deck-2 max-sm:hidden">{words.review}</p>
    </Board>
  )
}
