/** The kinds and groups that claims choose from. The claims are src/content/facts/claims.yaml, read by src/facts/claims.ts. */

/** The kind of a claim, and the words of its footnote. src/content/pages/claims-page.yaml explains each kind. */
export const CLAIM_KINDS = {
  aim: 'Aim',
  commitment: 'Commitment',
  capability: 'Capability',
  count: 'Count',
  estimate: 'Estimate',
  example: 'Example',
} as const

/** Sections of the page /claims, in its order. */
export const CLAIM_GROUPS = ['results', 'example', 'customers', 'industries', 'service', 'start', 'contract', 'security'] as const
