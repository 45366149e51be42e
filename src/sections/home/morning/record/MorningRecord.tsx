import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import type { CallOff } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { MorningButton } from '../MorningButton.tsx'
import { morningAttributes } from '../morning.attributes.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import type { MorningAction } from '../state/morningState.ts'

export type MorningRecordProps = {
  title: string
  /** Beside the title. */
  side: string
  /** What it says while there is no report. */
  quiet: string
  report:
    | (RecordFieldsProps & {
        notes: RecordNotesProps['notes']
        ladder: Omit<MorningLadderProps, 'className'>
        protection: CallOff['protection']
      })
    | null
  /** Of HR's buttons. */
  words: Pick<MorningWords['record'], 'asHr' | 'protect' | 'count'>
  onAct: (action: MorningAction) => void
}

/** The record of a report, and HR's decision, which the visitor makes for their own report. */
export function MorningRecord({ title, side, quiet, report, words, onAct }: MorningRecordProps) {
  return (
    <MorningPane name="record" title={title} side={side}>
      {report ? (
        <>
          <RecordFields fields={report.fields} isByVisitor={report.isByVisitor} />
          <RecordNotes notes={report.notes} className="mt-3 xl:mt-1.5 low:mt-2.5" />
          <MorningLadder {...report.ladder} className="mt-3 xl:mt-1.5 low:mt-3" />
          {report.isByVisitor && (
            <HrDecisionButtons protection={report.protection} words={words} onAct={onAct} className="mt-3 xl:mt-1.5 low:mt-1" />
          )}
        </>
      ) : (
        <p className="text-sm text-on-deck-2">{quiet}</p>
      )}
    </MorningPane>
  )
}

export type RecordFieldsProps = {
  fields: readonly { name: string; value: string }[]
  /** The visitor's own record has HR's buttons below it, so it has less space. */
  isByVisitor: boolean
}

/** The fields of the record, on a strip of paper. */
function RecordFields({ fields, isByVisitor }: RecordFieldsProps) {
  return (
    <dl className="grid rounded-sm border-l-8 small-phone:grid-cols-2 low:grid-cols-ended border-hold bg-bubble text-bubble-ink">
      {fields.map(({ name, value }) => (
        <div
          key={name}
          className={cn(
            'border-b border-bubble-ink/15 px-2.5 py-1.5 xl:py-1',
            // No line at the bottom: in one column below the last field, in two below the last two.
            'last:border-b-0 small-phone:odd:border-r small-phone:nth-last-[-n+2]:border-b-0',
            !isByVisitor && 'low:py-2',
          )}
        >
          <dt className="text-2xs leading-tight low:leading-[1.2]">{name}</dt>
          <dd className="text-xs leading-snug font-semibold xl:leading-tight low:leading-[1.2]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export type RecordNotesProps = {
  notes: readonly { text: string; isDecision?: boolean }[]
  /** Spacing around it. */
  className: string
}

/** What HR does with a report. Low windows show only its decision. */
function RecordNotes({ notes, className }: RecordNotesProps) {
  return (
    <ul className={cn('grid gap-1.5 xl:gap-1 text-xs leading-snug low:leading-tight text-on-deck-2', className)}>
      {notes.map(({ text, isDecision = false }) => (
        <li key={text} className={cn('grid first-col-3.5', !isDecision && 'low:hidden')}>
          <span aria-hidden="true" className="mt-[0.42em] size-1.75 rounded-xs bg-hold" />
          {text}
        </li>
      ))}
    </ul>
  )
}

type HrDecisionButtonsProps = {
  protection: CallOff['protection']
  words: Pick<MorningWords['record'], 'asHr' | 'protect' | 'count'>
  onAct: (action: MorningAction) => void
  /** Spacing around it. */
  className: string
}

/** The two decisions of HR, one of which may be pressed. */
function HrDecisionButtons({ protection, words, onAct, className }: HrDecisionButtonsProps) {
  return (
    <div className={cn('flex flex-wrap items-center gap-2 text-xs', className)}>
      <span className="text-on-deck-2">{words.asHr}</span>
      <MorningButton isPressed={protection === 'protected'} onClick={() => onAct({ type: 'decide', protection: 'protected' })}>
        {words.protect}
      </MorningButton>
      <MorningButton isPressed={protection === 'none'} onClick={() => onAct({ type: 'decide', protection: 'none' })}>
        {words.count}
      </MorningButton>
    </div>
  )
}

export type MorningLadderProps = {
  /** Whose points, and how many. */
  label: string
  points: number
  /** The totals at which HR gets a task. */
  steps: readonly number[]
  /** The largest of them. */
  most: number
  /** Spacing around it. */
  className: string
}

/** One person's points on the policy's ladder: only those that count, nothing that HR has not decided. */
function MorningLadder({ label, points, steps, most, className }: MorningLadderProps) {
  const share = (at: number) => formatPercent(Math.min(at, most) / most)
  return (
    <svg role="img" aria-label={label} height="2rem" className={cn('w-full overflow-visible', className)}>
      <rect y="0.25rem" width="100%" height="0.5rem" rx="4" className="fill-deck-line" />
      <rect
        y="0.25rem"
        width={share(points)}
        height="0.5rem"
        rx="4"
        className="fill-signal"
        {...morningAttributes.points.props(String(points))}
      />
      {steps.map((at) => (
        <g key={at} className="fill-on-deck-2">
          <rect x={share(at)} width="2" height="1rem" transform="translate(-2 0)" />
          <text x={share(at)} y="1.9375rem" textAnchor={at === most ? 'end' : 'middle'} className="text-2xs tabular-nums">
            {at}
          </text>
        </g>
      ))}
    </svg>
  )
}
