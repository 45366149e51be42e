/**
 * Calculates when each stage of a late or missing report's escalation begins, from the policy: notice hours, the manager's timeline, and
 * the contact attempts of the no-call/no-show guidance. Pictures name a stage and never type a time.
 */
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { MANAGER_TIMELINE, NO_SHOW_GUIDANCE, NOTICE_HOURS } from './policy.ts'

/** In the order of time. */
export const ESCALATION_STAGES = ['notice', 'acknowledge', 'backfill', 'rebalance', 'contact', 'followUp'] as const
export type EscalationStage = (typeof ESCALATION_STAGES)[number]

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** Works for a time on the day before or after, too. */
const clockInDay = (minute: number) => clockOf((minute + DAY_MINUTES) % DAY_MINUTES)

/** @returns minutes from a report to the start of the shift, at most a day; both are clock times like "05:18" */
export const minutesBeforeShift = (report: string, start: string) => (minuteOf(start) - minuteOf(report) + DAY_MINUTES) % DAY_MINUTES

/** Whether a report comes after it was due and before the shift. */
export const isLateReport = (report: string, start: string) => {
  const ahead = minutesBeforeShift(report, start)
  return ahead > 0 && ahead < NOTICE_HOURS * HOUR_MINUTES
}

/** @returns when each stage begins and ends for a shift that starts at `start`; the follow-up is counted in hours */
export function calculateEscalationTimes(start: string): Record<EscalationStage, { from: string; to: string }> {
  const at = minuteOf(start)
  const [acknowledge, backfill, rebalance] = MANAGER_TIMELINE
  const window = ({ from, to }: { from: number; to: number }) => ({ from: clockInDay(at + from), to: clockInDay(at + to) })
  const [followUpFrom, followUpTo] = NO_SHOW_GUIDANCE.followUpHours
  return {
    notice: window({ from: -NOTICE_HOURS * HOUR_MINUTES, to: 0 }),
    acknowledge: window(acknowledge),
    backfill: window(backfill),
    rebalance: window(rebalance),
    contact: window({ from: NO_SHOW_GUIDANCE.cutoffMinutes, to: NO_SHOW_GUIDANCE.contactHours[1] * HOUR_MINUTES }),
    followUp: { from: `+${followUpFrom}`, to: `${followUpTo} h` },
  }
}
