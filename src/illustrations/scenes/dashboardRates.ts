/** The rates that a dashboard shows, in the drawing and in words. */
import { median } from '#src/lib/anywhere/numbers/median.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { earlyNoticeRate, noShowRate } from '#src/models/attendance/attendanceMetrics.ts'
import { METRICS } from '#src/models/policy/policy.ts'
import type { DashboardWords } from '#src/schemas/shared/dashboardWords.ts'
import type { SceneDataOf } from './SceneFrame.tsx'

type Dashboard = SceneDataOf<'dashboard'>
export type DashboardWeek = Dashboard['weeks'][number]

/** A rate with the two counts from which it is calculated. */
export type DashboardRate = { name: string; value: string; counts: string }

/** @returns the name of a metric, as every page calls it */
export const metricName = (metric: (typeof METRICS)[number]['id']): string => METRICS.find(({ id }) => id === metric)?.name ?? ''

const formatCount = (value: number) => value.toLocaleString('en-US')

/** @returns the rates of a week, as the board shows them */
export const listDashboardRates = (
  week: DashboardWeek,
  coverageMinutes: Dashboard['coverageMinutes'],
  words: DashboardWords,
): DashboardRate[] => [
  {
    name: metricName('ncns-rate'),
    value: noShowRate(week),
    counts: fillIn(words.missed, { count: formatCount(week.noShows), all: formatCount(week.scheduled) }),
  },
  {
    name: metricName('early-notice-rate'),
    value: earlyNoticeRate(week),
    counts: fillIn(words.early, { count: formatCount(week.early), all: formatCount(week.callOffs) }),
  },
  {
    name: metricName('coverage-time'),
    value: `${median(coverageMinutes)} min`,
    counts: fillIn(words.filled, { count: coverageMinutes.length }),
  },
]
