import type { CallOff } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import type { MorningAction } from '../state/morningState.ts'
import { HrDecisionButtons } from './HrDecisionButtons.tsx'
import { MorningLadder, type MorningLadderProps } from './MorningLadder.tsx'
import { RecordFields, type RecordFieldsProps } from './RecordFields.tsx'
import { RecordNotes, type RecordNotesProps } from './RecordNotes.tsx'

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
