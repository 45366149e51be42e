/** How a report comes in, in the order in which the product names them. */
export const REPORT_CHANNELS = ['phone', 'text', 'app', 'portal'] as const
export type ReportChannel = (typeof REPORT_CHANNELS)[number]
