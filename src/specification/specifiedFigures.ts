/**
 * The figures that the specification states (section 9; docs/requirements/clarifications.md, "Figures"). src/content/facts/claims.yaml
 * prints them, and a claim that names the specification as its source must agree (src/facts/claimSources.ts).
 */

/**
 * `value`: as it is printed. `others`: values that the specification gives elsewhere, and that must not be published. `isAim`: whether the
 * specification calls it an aim. `scope`: words that the claim's scope must have.
 */
export type SpecifiedFigure = { value: string; others?: readonly string[]; isAim?: true; scope?: string }

/** By the id of the claim. Figures that an editor or the company sets are not here. */
export const SPECIFIED_FIGURES: Readonly<Record<string, SpecifiedFigure>> = {
  absenteeismReduction: { value: '30–50%', isAim: true, scope: '6 months', others: ['30–50% in 90 days', 'up to 50%'] },
  absenteeismPeriod: { value: '6 months' },
  overtimeSavings: { value: '20%', isAim: true },
  hrTimeSavings: { value: '66%', isAim: true, others: ['60–80%', '70%', '80%'] },
  returnOnInvestment: { value: '10X', isAim: true },
  languages: { value: '150+', others: ['up to 150'] },
  locations: { value: '600+', others: ['500+'] },
  employees: { value: '1M+' },
  experience: { value: '20 years' },
  largestWorkforce: { value: '45,000' },
  manufacturingShare: { value: '2%' },
  satisfaction: { value: '98%' },
  guarantee: { value: '90 days' },
  competitorLanguages: { value: '25' },
  absenceCost: { value: '$3,600' },
  roiEmployees: { value: '1,000' },
  roiHours: { value: '160 hours' },
  roiSavings: { value: '$96,000' },
  roiMultiple: { value: '12X' },
  delivery: { value: '99.9%' },
  deliveryTime: { value: '30 s' },
  responseRate: { value: '85%' },
  uptime: { value: '99.9%' },
  manufacturingAbsence: { value: '45%' },
  manufacturingUptime: { value: '99.8%' },
  manufacturingReplacement: { value: '12 min' },
  manufacturingFacilities: { value: '200+' },
  healthcareCoverage: { value: '99.8%' },
  healthcareAgency: { value: '40%' },
  healthcareFacilities: { value: '150+' },
  logisticsDelivery: { value: '35%' },
  logisticsOvertime: { value: '50%' },
  logisticsNetworks: { value: '100+' },
  foodDowntime: { value: '40%' },
  foodManufacturers: { value: '80+' },
  retailBrands: { value: '120+' },
  educationInstitutions: { value: '60+' },
  demoLength: { value: '30 minutes' },
  contactPromise: { value: '24 hours' },
  emailResponse: { value: '4 hours' },
  hotlineHours: { value: '24/7' },
  integrations: { value: '50+' },
  implementation: { value: '2–8 weeks' },
  implementationSmall: { value: '2 weeks' },
  pilotGroup: { value: '50–200' },
  scale: { value: '100 to 10,000' },
  inactiveStorage: { value: '7 years' },
  deletion: { value: '90 days' },
  noticePeriod: { value: '30 days' },
  encryptionTransit: { value: '256-bit' },
  encryptionRest: { value: 'AES-256' },
  incidentResponse: { value: '15 minutes' },
  recoveryTime: { value: '4 hours' },
  designationDeadlines: { value: '0' },
  auditRecords: { value: '100%' },
}
