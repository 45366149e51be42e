/**
 * Sentences for screen readers that say what a picture shows. They are made from the picture's data, so that both always match. What the
 * picture is about comes first: the editor's `describe`, or of a board that has none `describeBoard`.
 */

import { median } from '#src/lib/anywhere/numbers/median.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { earlyNoticeRate, noShowRate } from '#src/models/attendance/attendanceMetrics.ts'
import { BOARD_STATUSES } from '#src/models/policy/policy.ts'
import type { ShiftRow } from './board/boardRowParts.tsx'
import type { DashboardSceneProps } from './DashboardScene.tsx'
import { metricName } from './dashboardRates.ts'
import { countsByReason } from './ReasonBars.tsx'

/** @returns each message with its sender and time */
export const spokenMessages = (messages: readonly { from: string; text: string }[]): string[] =>
  messages.map(({ from, text }) => `${from}: “${text}”`)

/** @returns which board it is */
export const describeBoard = ({ title, time }: { title: string; time: string }): string => `${title.replaceAll(' · ', ', ')}, ${time}.`

/** A row with what its board draws of it. */
type SpokenRow = Pick<ShiftRow, 'role' | 'person' | 'channel' | 'status'> & {
  time?: string
  reported?: string
  followUp?: string
  becomes?: NonNullable<ShiftRow['becomes']> & { followUp: string }
}
/** @returns a sentence for a row: whose shift, its status, how and when it was reported, what was done since, and what it turns into */
export function spokenRow({ time, role, person, channel, status, reported, followUp, becomes }: SpokenRow): string {
  const way = channel.replaceAll(' · ', ' in ')
  const parts = [
    `${[role, time, person].filter(Boolean).join(', ')}: ${BOARD_STATUSES[status]}, ${reported ? `${way} at ${reported}` : way}`,
    ...(followUp ? [followUp] : []),
    ...(becomes ? [`${BOARD_STATUSES[becomes.status]}, ${becomes.person}, ${becomes.followUp}`] : []),
  ]
  return `${parts.join('; ')}.`
}

/** @returns every figure of a dashboard, panel by panel */
export function spokenDashboard({ weeks, coverageMinutes, reasons, crew, words }: DashboardSceneProps): string[] {
  const last = weeks.at(-1)
  if (!last) return []
  const rates = weeks.map((week) => `${week.label} ${noShowRate(week)}${week.note ? ` (${week.note})` : ''}`)
  const lines = crew?.lines.map(
    ({ name, scheduled, here, filled, open }) =>
      `${name} ${here + filled} of ${scheduled} (${here} clocked in, ${filled} by a replacement, ${open} still open)`,
  )
  const counts = reasons && countsByReason({ ...reasons, others: words.reasons.others }).map(({ label, count }) => `${label} ${count}`)
  return [
    `${metricName('ncns-rate')} by week: ${rates.join(', ')}.`,
    `${metricName('early-notice-rate')} ${earlyNoticeRate(last)}: ${fillIn(words.early, { count: last.early, all: last.callOffs })}.`,
    `${metricName('coverage-time')} ${median(coverageMinutes)} min: median of ${coverageMinutes.length} filled shifts.`,
    ...(crew && lines ? [`${crew.title}: ${lines.join('; ')}.`] : []),
    ...(reasons && counts ? [`${fillIn(words.reasons.title, { week: last.label })}: ${counts.join(', ')}.`] : []),
  ]
}
