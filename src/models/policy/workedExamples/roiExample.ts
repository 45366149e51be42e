/**
 * The worked example on the home page, step by step: its assumptions and results. The specification (section 9) gives employees, hours,
 * savings and multiple. The hourly cost and the price follow from these four.
 */

export const ROI_EXAMPLE = {
  employees: 1000,
  /** Hours of supervisors and HR saved in a month. */
  hoursAMonth: 160,
  /** Cost of an hour of supervisor or HR time in US dollars, wages and benefits together. */
  hourlyCost: 50,
  /** Savings divided by the price of the service, for the same year. */
  multiple: 12,
} as const

const MONTHS = 12

/** @returns hours and US dollars a year, and the price that the multiple implies, in all and by employee and month */
export function calculateRoiSteps({ employees, hoursAMonth, hourlyCost, multiple }: Record<keyof typeof ROI_EXAMPLE, number>) {
  const hoursAYear = hoursAMonth * MONTHS
  const savedAYear = hoursAYear * hourlyCost
  const priceAYear = savedAYear / multiple
  return { hoursAYear, savedAYear, priceAYear, priceByEmployeeAndMonth: priceAYear / employees / MONTHS }
}
