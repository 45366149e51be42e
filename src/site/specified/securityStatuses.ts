/** What the page on data security may say about a measure or a standard. Source: specification section 3. */
export const MEASURE_STATUSES = ['Implemented', 'Certified', 'Required', 'Active'] as const
export const STANDARD_STATUSES = ['Certified', 'Compliant', 'Available'] as const
export const REVIEW_CYCLES = ['Annual', 'Ongoing', 'Upon request'] as const

export type SecurityStatus = (typeof MEASURE_STATUSES)[number] | (typeof STANDARD_STATUSES)[number]
export type ReviewCycle = (typeof REVIEW_CYCLES)[number]
