/**
 * How long a demo request is kept once it has reached us. One home: the leads service deletes by it, the privacy policy and
 * /claims print it. Node and Workers read this file as it is, so it imports nothing.
 */
export const LEAD_RETENTION = {
  months: 24,
  /** The same as whole days, the longest that so many months can be. */
  days: 731,
} as const
