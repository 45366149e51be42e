import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { decisionSentence } from '../morningSentences.ts'

export type RecordNotesProps = {
  course: CallOffCourse
  words: MorningWords['record']
  /** Spacing around it. */
  className: string
}

/** How HR reviews a report, what it has decided, and what lateness costs. Low windows show only the decision. */
export function RecordNotes({ course, words, className }: RecordNotesProps) {
  const { reason, isListed, isLate } = course.record
  const review = isListed ? fillIn(words.listed, { reason: reason.label }) : fillIn(words.opened, { checks: reason.hrChecks })
  const notes = [
    { text: review, lineClass: 'low:hidden' },
    { text: decisionSentence(course, words), lineClass: '' },
    ...(isLate ? [{ text: words.lateNote, lineClass: 'low:hidden' }] : []),
  ]
  return (
    <ul className={cn('grid gap-1.5 xl:gap-1 text-xs leading-snug low:leading-tight text-on-deck-2', className)}>
      {notes.map(({ text, lineClass }) => (
        <li key={text} className={`grid first-col-3.5 ${lineClass}`}>
          <span aria-hidden="true" className="mt-[0.42em] size-1.75 rounded-xs bg-hold" />
          {text}
        </li>
      ))}
    </ul>
  )
}
