/** What happens to a report in its first minute, in order. Each is drawn in its own way: src/sections/feature/minute/ReportAtStation.tsx. */
export const REPORT_STATIONS = ['recognized', 'asked', 'noted', 'answered', 'told', 'reviewed'] as const
export type ReportStation = (typeof REPORT_STATIONS)[number]
