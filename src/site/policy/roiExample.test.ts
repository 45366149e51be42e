import { expect, it } from 'vitest'
import { claims } from '../claims'
import { ROI_EXAMPLE, roiSteps } from './roiExample'

it('adds up by hand: 160 hours a month at $50, and a twelfth of that as the price', () => {
  expect(roiSteps({ employees: 1000, hoursAMonth: 160, hourlyCost: 50, multiple: 12 })).toEqual({
    hoursAYear: 1920,
    savedAYear: 96_000,
    priceAYear: 8000,
    priceByEmployeeAndMonth: 8000 / 12_000,
  })
  expect(roiSteps({ employees: 200, hoursAMonth: 10, hourlyCost: 40, multiple: 4 })).toMatchObject({ savedAYear: 4800, priceAYear: 1200 })
})
it('is printed by the claims as it is worked out, to the cent', () => {
  const steps = roiSteps(ROI_EXAMPLE)
  expect(claims.roiHoursYear.value).toBe(`${steps.hoursAYear.toLocaleString('en-US')} hours`)
  expect(claims.roiSavings.value).toBe('$96,000')
  expect(claims.roiPrice.value).toBe('$8,000')
  expect(claims.roiPricePerEmployee.value).toBe('$0.67')
  expect([claims.roiEmployees.value, claims.roiHours.value, claims.roiHourlyCost.value, claims.roiMultiple.value]).toEqual([
    '1,000',
    '160 hours',
    '$50',
    '12X',
  ])
})
it('returns more than the service aims for in general', () =>
  expect(ROI_EXAMPLE.multiple).toBeGreaterThanOrEqual(Number.parseInt(claims.returnOnInvestment.value, 10)))
