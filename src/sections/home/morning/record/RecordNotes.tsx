import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { decisionSentence } from '../morningSentences.ts'

export type RecordNotesProps = { course: CallOffCourse; words: MorningWords['record'] }

/** How HR reviews a report, what it has decided, and what lateness costs. Low windows show only the decision. */
export function RecordNotes({ course, words }: RecordNotesProps) {
  const { reason, isListed, isLate } = course.record
  const review = isListed ? fillIn(words.listed, { reason: reason.label }) : fillIn(words.opened, { checks: reason.hrChecks })
  const notes = [
    { text: review, className: 'low:hidden' },
    { text: decisionSentence(course, words), className: '' },
    ...(isLate ? [{ text: words.lateNote, className: 'low:hidden' }] : []),
  ]
  return (
    <ul className="mt-3 grid gap-1.5 xl:mt-1.5 xl:gap-1 low:mt-2.5 text-xs leading-snug low:leading-tight text-on-deck-2">
      {notes.map(({ text, className }) => (
        <li key={text} className={`grid first-col-3.5 ${className}`}>
          <span aria-hidden="true" className="mt-[0.42em] size-1.75 rounded-xs bg-hold" />
          {text}
        </li>
      ))}
    </ul>
  )
}
