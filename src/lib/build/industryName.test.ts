import { expect, it } from 'vitest'
import { checkIndustryName } from './industryName'

it('lets a page have the name that header and form use, and a further industry any name', () => {
  expect(() => checkIndustryName('retail', 'Retail & hospitality')).not.toThrow()
  expect(() => checkIndustryName('mining', 'Mining')).not.toThrow()
})
it('names the file and both names where they differ', () => {
  expect(() => checkIndustryName('retail', 'Retail')).toThrow(
    /industries\/retail\.yaml is named "Retail", but .* say "Retail & hospitality"/,
  )
})
