/** The channels of reports, in the order in which the product names them. */
export const REPORT_CHANNELS = ['phone', 'text', 'app', 'portal'] as const
export type ReportChannel = (typeof REPORT_CHANNELS)[number]

/** The steps of a report in its first minute, in order. src/sections/feature/firstMinute/ReportAtStop.tsx draws each. */
export const REPORT_STOPS = ['recognized', 'asked', 'noted', 'answered', 'notified', 'reviewed'] as const
export type ReportStop = (typeof REPORT_STOPS)[number]
