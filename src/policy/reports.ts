/** How a report of an absence comes in, in the order in which the product names the ways. */
export const REPORT_CHANNELS = ['phone', 'text', 'app', 'portal'] as const
export type ReportChannel = (typeof REPORT_CHANNELS)[number]

/** What happens to a report in its first minute, in order. Each is drawn in its own way: src/sections/feature/firstMinute/ReportAtStop.tsx. */
export const REPORT_STOPS = ['recognized', 'asked', 'noted', 'answered', 'notified', 'reviewed'] as const
export type ReportStop = (typeof REPORT_STOPS)[number]
