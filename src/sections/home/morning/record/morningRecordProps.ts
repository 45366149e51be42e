import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { decisionSentence } from '../morningSentences.ts'
import type { PlayedMorning } from '../state/morningState.ts'
import type { MorningLadderProps, MorningRecordProps, RecordFieldsProps, RecordNotesProps } from './MorningRecord.tsx'

type RecordWords = MorningWords['record']

/** @returns all that the record shows at the minute */
export function createMorningRecordProps({ content, state, snapshot }: PlayedMorning): Omit<MorningRecordProps, 'onAct'> {
  const words = content.words.record
  // A message that waits for its reason is no record yet, and the previous record is not the visitor's.
  const course = state.waitingMessage ? null : snapshot.latestCourse
  return {
    title: words.title,
    side: words.side,
    quiet: state.waitingMessage ? words.asked : words.quiet,
    report: course && {
      fields: recordFields(course, weekdayOf(content.story.day, 1), words),
      notes: recordNotes(course, content),
      ladder: createMorningLadderProps(course, content.rules.policy.pointLadder, words),
      isByVisitor: course.callOff.isByVisitor,
      protection: course.callOff.protection,
    },
    words,
  }
}

/** @param tomorrow the name of the next day, on which somebody who said "tomorrow" is back */
function recordFields({ callOff, crewStation, record }: CallOffCourse, tomorrow: string, words: RecordWords): RecordFieldsProps['fields'] {
  const { notice, isLate, reason } = record
  const { back } = callOff
  return [
    { name: words.employee, value: `${crewStation.number} ${crewStation.person}` },
    { name: words.station, value: crewStation.role },
    { name: words.reason, value: reason.label },
    { name: words.back, value: back === 'tomorrow' ? tomorrow : back === 'unknown' ? words.backUnknown : back },
    { name: words.reported, value: `${clockOf(callOff.minute)} · ${callOff.channel}` },
    { name: words.notice, value: notice === 0 ? words.atHorn : fillIn(isLate ? words.late : words.onTime, { minutes: notice }) },
  ]
}

/** @returns how HR reviews the report, what it has decided, and what lateness costs */
function recordNotes(
  course: CallOffCourse,
  { reasonChecks, words: { record: words } }: PlayedMorning['content'],
): RecordNotesProps['notes'] {
  const { reason, isListed, isLate } = course.record
  return [
    { text: isListed ? fillIn(words.listed, { reason: reason.label }) : fillIn(words.opened, { checks: reasonChecks[reason.id] ?? '' }) },
    { text: decisionSentence(course, words), isDecision: true },
    ...(isLate ? [{ text: words.lateNote }] : []),
  ]
}

function createMorningLadderProps(
  { crewStation: { person }, record }: CallOffCourse,
  ladder: readonly { at: number }[],
  words: RecordWords,
): Omit<MorningLadderProps, 'className'> {
  const steps = ladder.map(({ at }) => at)
  const most = Math.max(...steps)
  const points = record.points.now
  return { label: fillIn(words.ladder, { person, now: points, most }), points, steps, most }
}
