/**
 * Calculates when each stage of a late or missing report's escalation begins, from the policy: notice hours, the manager's timeline, and
 * the contact attempts of the no-call/no-show guidance. Pictures name a stage and never type a time.
 */
import { clockAfter, minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import { MANAGER_TIMELINE, NO_SHOW_GUIDANCE, NOTICE_HOURS } from './policy.ts'

/** In the order of time. */
export const ESCALATION_STAGES = ['notice', 'acknowledge', 'backfill', 'rebalance', 'contact', 'followUp'] as const
export type EscalationStage = (typeof ESCALATION_STAGES)[number]

/** Whether a report comes after it was due and before the shift. Both are clock times like "05:18". */
export const isLateReport = (report: string, start: string) => {
  const ahead = minutesAfter(report, start)
  return ahead > 0 && ahead < NOTICE_HOURS * HOUR_MINUTES
}

/** @returns when each stage begins and ends for a shift that starts at `start`; the follow-up is counted in hours */
export function calculateEscalationTimes(start: string): Record<EscalationStage, { from: string; to: string }> {
  const [acknowledge, backfill, rebalance] = MANAGER_TIMELINE
  const span = ({ from, to }: { from: number; to: number }) => ({ from: clockAfter(start, from), to: clockAfter(start, to) })
  const [followUpFrom, followUpTo] = NO_SHOW_GUIDANCE.followUpHours
  return {
    notice: span({ from: -NOTICE_HOURS * HOUR_MINUTES, to: 0 }),
    acknowledge: span(acknowledge),
    backfill: span(backfill),
    rebalance: span(rebalance),
    contact: span({ from: NO_SHOW_GUIDANCE.cutoffMinutes, to: NO_SHOW_GUIDANCE.contactHours[1] * HOUR_MINUTES }),
    followUp: { from: `+${followUpFrom}`, to: `${followUpTo} h` },
  }
}
