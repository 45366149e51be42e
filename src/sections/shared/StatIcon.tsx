import { cn } from '../../lib/anywhere/cn'
import type { IconName } from '../../lib/anywhere/pictureNames'
import type { ClaimId } from '../../site/claims'
import { Icon } from '../../ui/Icon'

/** The icon of a stat, by the claim that it states. */
const CLAIM_ICONS: Partial<Record<ClaimId, IconName>> = {
  absenteeismReduction: 'empty-place',
  overtimeSavings: 'clock',
  hrTimeSavings: 'timecard',
  returnOnInvestment: 'growth',
  satisfaction: 'report',
  languages: 'languages',
  locations: 'site',
  employees: 'crew',
  experience: 'calendar',
  uptime: 'shield',
  delivery: 'megaphone',
  deliveryTime: 'clock',
  responseRate: 'report',
  integrations: 'board',
  implementation: 'calendar',
  hotlineHours: 'headset',
  manufacturingAbsence: 'empty-place',
  manufacturingReplacement: 'clock',
  manufacturingUptime: 'board',
  manufacturingFacilities: 'site',
  healthcareCoverage: 'crew',
  healthcareAgency: 'tag',
  healthcareFacilities: 'site',
  logisticsDelivery: 'truck',
  logisticsOvertime: 'clock',
  logisticsNetworks: 'site',
  foodDowntime: 'board',
  foodManufacturers: 'site',
  retailBrands: 'tag',
  educationInstitutions: 'site',
}

export type StatIconProps = { claim?: ClaimId | undefined; className?: string }

/** An icon above a figure of the registry; a figure without a claim of its own, or a claim without an icon, gets the rising bars. */
export function StatIcon({ claim, className }: StatIconProps) {
  return <Icon name={(claim && CLAIM_ICONS[claim]) ?? 'growth'} className={cn('size-8 text-on-deck', className)} />
}
