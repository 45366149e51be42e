/** The closed lists that claims choose from. The claims are src/content/claims.yaml, read by claims.ts. */

/** What sort of statement a figure is, and how its footnote on a page reads. src/content/claims-page.yaml says what each means. */
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
