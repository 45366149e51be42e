/** What the line and HR say of a call-off, as sentences: shown in their panes, and read out as soon as they are said. */
import { fillIn } from '../../../lib/anywhere/fillIn'
import type { MorningWords } from '../../../schemas/morningWords'
import type { Followed } from './morningAt'
import type { Draft, MorningState } from './morningState'

/** @returns what HR has decided of a report, or that it waits */
export function verdictOf({ call, record: { points } }: Followed, words: MorningWords['record']): string {
  return fillIn(call.decision ? words[call.decision] : words.waiting, {
    now: points.now,
    step: points.next?.label ?? '',
    at: points.next?.at ?? '',
  })
}

/** @returns what the line answers to a message that waits for a button */
export const askedOf = ({ isLateArrival }: Draft, words: MorningWords['line']): string => (isLateArrival ? words.lateArrival : words.unread)

/**
 * @param english the line's answer to a report, in English
 * @returns the answer to what the visitor did last, or "" where they did nothing that is answered
 */
export function answerTo({ draft, own }: MorningState, followed: Followed | null, english: string, words: MorningWords): string {
  // Whoever typed is still in the text box, which the buttons with the answers stand above.
  if (draft) return `${askedOf(draft, words.line)} ${words.line.above}`
  if (own.length === 0 || !followed?.call.isOwn) return ''
  if (followed.call.decision) return verdictOf(followed, words.record)
  return followed.record.reason.mayBeListed && !followed.call.answer ? `${english} ${words.line.ask} ${words.line.above}` : english
}
