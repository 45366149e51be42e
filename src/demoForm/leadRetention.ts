/** How long we keep a demo request. The leads service deletes by it, and the privacy policy and /claims print it. */
export const LEAD_RETENTION = {
  months: 24,
  /** The longest that 24 months can be. */
  days: 731,
} as const
