/** Figures that src/content/facts/claims.yaml writes in braces, because they are calculated from others. */

import { LEAD_RETENTION } from '#src/demoForm/leadRetention.ts'
import {
  BUSIER_ASSUMPTIONS,
  calculateReviewLoad,
  REVIEW_ASSUMPTIONS,
  type ReviewAssumptions,
} from '#src/models/policy/workedExamples/reviewLoad.ts'
import { calculateRoiSteps, ROI_EXAMPLE } from '#src/models/policy/workedExamples/roiExample.ts'

const roi = calculateRoiSteps(ROI_EXAMPLE)
const formattedNumber = (amount: number) => amount.toLocaleString('en-US')
const formattedDollars = (amount: number, digits = 0) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits })
/** @returns hours a month that HR spends on reviews in the worked example. The saving does not deduct them */
export const monthlyReviewHours = (assumptions: ReviewAssumptions) =>
  Math.round(calculateReviewLoad({ ...assumptions, employees: ROI_EXAMPLE.employees }).minutes / 60)

/** Name without braces → the text that replaces it. The inputs of the worked example are in models/policy/workedExamples/roiExample.ts. */
export const WORKED_FIGURES: ReadonlyMap<string, string> = new Map([
  ['roi.employees', formattedNumber(ROI_EXAMPLE.employees)],
  ['roi.hoursAMonth', formattedNumber(ROI_EXAMPLE.hoursAMonth)],
  ['roi.hourlyCost', formattedDollars(ROI_EXAMPLE.hourlyCost)],
  ['roi.hoursAYear', formattedNumber(roi.hoursAYear)],
  ['roi.savedAYear', formattedDollars(roi.savedAYear)],
  ['roi.multiple', formattedNumber(ROI_EXAMPLE.multiple)],
  ['roi.priceAYear', formattedDollars(roi.priceAYear)],
  ['roi.pricePerEmployee', formattedDollars(roi.priceByEmployeeAndMonth, 2)],
  [
    'reviewsNotDeducted',
    `HR’s reviews take time too: for ${formattedNumber(ROI_EXAMPLE.employees)} employees, about ${monthlyReviewHours(REVIEW_ASSUMPTIONS)} hours a month in our workload example, about ${monthlyReviewHours(BUSIER_ASSUMPTIONS)} at our sample dashboards’ rates. Subtract yours.`,
  ],
  ['leadRetention.months', formattedNumber(LEAD_RETENTION.months)],
])
