import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import type { HrDecision } from '../state/morningState.ts'
import { HrDecisionButtons } from './HrDecisionButtons.tsx'
import { MorningLadder } from './MorningLadder.tsx'
import { RecordFields } from './RecordFields.tsx'
import { RecordNotes } from './RecordNotes.tsx'

export type MorningRecordProps = {
  course: CallOffCourse | null
  /** The line waits for the reason of the visitor's message, which is no record yet. The previous record is not theirs. */
  hasDraft: boolean
  /** The name of the next day, on which somebody who said "tomorrow" is back. */
  tomorrow: string
  ladder: readonly { at: number; label: string }[]
  words: MorningWords['record']
  onDecide: (decision: HrDecision) => void
}

/** The record of a report, and HR's decision, which the visitor makes for their own report. */
export function MorningRecord({ course, hasDraft, tomorrow, ladder, words, onDecide }: MorningRecordProps) {
  return (
    <MorningPane name="record" title={words.title} side={words.side}>
      {course && !hasDraft ? (
        <>
          <RecordFields course={course} tomorrow={tomorrow} words={words} />
          <RecordNotes course={course} words={words} className="mt-3 xl:mt-1.5 low:mt-2.5" />
          <MorningLadder
            person={course.crewStation.person}
            points={course.record.points.now}
            steps={ladder}
            words={words}
            className="mt-3 xl:mt-1.5 low:mt-3"
          />
          {course.callOff.isByVisitor && (
            <HrDecisionButtons
              protection={course.callOff.protection}
              words={words}
              onDecide={onDecide}
              className="mt-3 xl:mt-1.5 low:mt-1"
            />
          )}
        </>
      ) : (
        <p className="text-sm text-on-deck-2">{hasDraft ? words.asked : words.quiet}</p>
      )}
    </MorningPane>
  )
}
