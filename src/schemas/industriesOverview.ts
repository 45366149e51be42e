import { z } from 'zod'
import { closing } from './closing'
import { heading, label, meta, paragraph } from './fields'

/** The overview, and what each industry's page has in common: its two buttons. */
export const industriesOverview = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  closing,
  page: z.strictObject({ demo: label, guide: label }),
})
