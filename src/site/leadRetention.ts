/**
 * How long we keep a demo request. It is defined once: the leads service deletes by it, and the privacy policy and /claims print
 * it. Node and Workers run this file directly, so it imports nothing.
 */
export const LEAD_RETENTION = {
  months: 24,
  /** The same as whole days, the longest that so many months can be. */
  days: 731,
} as const
