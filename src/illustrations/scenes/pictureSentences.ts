/**
 * Sentences for screen readers that say what a picture shows. They are made from the picture's data, so that both always match. The
 * editor's `describe` comes first and says what the picture is about.
 */

import { median } from '#src/lib/anywhere/numbers/median.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { earlyNoticeRate, noShowRate } from '#src/models/attendance/attendanceMetrics.ts'
import type { DashboardSceneProps } from './DashboardScene.tsx'
import { metricName } from './dashboardRates.ts'
import type { FollowUpRow } from './FollowUpBoard.tsx'
import { countsByReason } from './ReasonBars.tsx'

/** @returns each message with its sender and time */
export const spokenMessages = (messages: readonly { from: string; text: string }[]): string[] =>
  messages.map(({ from, text }) => `${from}: “${text}”`)

/** @returns a sentence for each row: when and how it was reported, and what has been done since */
export const spokenFollowUps = (rows: readonly FollowUpRow[]): string[] =>
  rows.map(({ time, role, channel, reported, followUp, becomes }) => {
    const report = `${role}, ${time}: ${channel.replaceAll(' · ', ' in ')} at ${reported}`
    return `${[report, followUp, ...(becomes ? [becomes.followUp] : [])].join('; ')}.`
  })

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
