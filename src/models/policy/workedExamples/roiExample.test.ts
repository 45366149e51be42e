import { expect, it } from 'vitest'
import { readClaims } from '#src/facts/claims.ts'
import { calculateRoiSteps, ROI_EXAMPLE } from './roiExample.ts'

const claims = readClaims()

it('the published return adds up by hand: 160 hours a month at $50, and a twelfth of that as the price', () => {
  expect(calculateRoiSteps({ employees: 1000, hoursAMonth: 160, hourlyCost: 50, multiple: 12 })).toEqual({
    hoursAYear: 1920,
    savedAYear: 96_000,
    priceAYear: 8000,
    priceByEmployeeAndMonth: 8000 / 12_000,
  })
  expect(calculateRoiSteps({ employees: 200, hoursAMonth: 10, hourlyCost: 40, multiple: 4 })).toMatchObject({
    savedAYear: 4800,
    priceAYear: 1200,
  })
})
it('the published return is printed by the claims as it is worked out, to the cent', () => {
  const { hoursAYear, savedAYear, priceAYear, priceByEmployeeAndMonth } = calculateRoiSteps(ROI_EXAMPLE)
  const { employees, hoursAMonth, hourlyCost, multiple } = ROI_EXAMPLE
  const printed = (amount: number) => amount.toLocaleString('en-US')
  expect(claims.roiEmployees.value).toBe(printed(employees))
  expect(claims.roiHours.value).toBe(`${printed(hoursAMonth)} hours`)
  expect(claims.roiHourlyCost.value).toBe(`$${printed(hourlyCost)}`)
  expect(claims.roiHoursYear.value).toBe(`${printed(hoursAYear)} hours`)
  expect(claims.roiSavings.value).toBe(`$${printed(savedAYear)}`)
  expect(claims.roiMultiple.value).toBe(`${multiple}X`)
  expect(claims.roiPrice.value).toBe(`$${printed(priceAYear)}`)
  expect(claims.roiPricePerEmployee.value).toBe(`$${priceByEmployeeAndMonth.toFixed(2)}`)
})
it('the published return returns more than the service aims for in general', () => {
  const { value } = claims.returnOnInvestment
  expect(
    ROI_EXAMPLE.multiple,
    `src/content/facts/claims.yaml, "returnOnInvestment" is ${value}, and the worked example returns less: change that too, in src/models/policy/workedExamples/roiExample.ts`,
  ).toBeGreaterThanOrEqual(Number(/\d+/.exec(value)?.[0]))
})
