/** Whether counts that readers can add up contradict each other: of this test, whatever is counted today. */
import { describe, expect, it } from 'vitest'
import { countProblems, countRange } from './claimCounts'
import { readClaims } from './claims'

const COUNTS = {
  locations: '600+',
  manufacturingFacilities: '200+',
  healthcareFacilities: '150+',
  logisticsNetworks: '100+',
  foodManufacturers: '80+',
  retailBrands: '120+',
  educationInstitutions: '60+',
}
const claim = (value: string) => ({
  value,
  scope: 'of them',
  kind: 'count',
  group: 'customers',
  basis: 'Counted on a list.',
  asOf: '2026',
  source: 'a list',
})
/** @param change other counts; undefined takes one away */
const claimsWith = (change: Partial<Record<keyof typeof COUNTS, string | undefined>>) => {
  const written = Object.entries({ ...COUNTS, ...change }).flatMap(([id, value]) => (value === undefined ? [] : [[id, claim(value)]]))
  return JSON.stringify(Object.fromEntries(written), null, 1)
}
const problemsWith = (change: Parameters<typeof claimsWith>[0]) =>
  countProblems(readable(change)).map(({ id, message }) => `${id}: ${message}`)
function readable(change: Parameters<typeof claimsWith>[0]): Parameters<typeof countProblems>[0] {
  return JSON.parse(claimsWith(change))
}

it.each([
  ['643', { least: 643, most: 643 }],
  ['600+', { least: 600, most: 699 }],
  ['1,250+', { least: 1250, most: 1259 }],
  ['643+', { least: 643, most: 643 }],
  ['20 years', null],
  ['1M+', null],
])('%s stands for %j', (printed, range) => expect(countRange(printed)).toEqual(range))

describe('counts that add up:', () => {
  it.each<[string, Parameters<typeof claimsWith>[0]]>([
    ['rounded down', {}],
    ['the whole counted, its parts rounded', { locations: '855' }],
    ['one that is not published any more', { educationInstitutions: undefined, locations: '640' }],
    ['the whole not published any more', { locations: undefined }],
    [
      'all of it counted',
      {
        locations: '643',
        manufacturingFacilities: '213',
        healthcareFacilities: '150',
        logisticsNetworks: '100',
        retailBrands: '120',
        educationInstitutions: '60',
      },
    ],
    ['a whole that is no number', { locations: '40 states' }],
    ['food plants are all of the plants', { foodManufacturers: '200+' }],
  ])('%s', (_what, change) => expect(problemsWith(change)).toEqual([]))
})
describe('counts that do not, with the cure:', () => {
  it.each<[string, Parameters<typeof claimsWith>[0], RegExp]>([
    [
      'more in the parts',
      { locations: '500+' },
      /^locations: Readers can add up .*: at least 630, and this says less\. Correct the count that is wrong\.$/,
    ],
    [
      'the same, with one missing',
      { locations: '560', foodManufacturers: undefined, educationInstitutions: undefined },
      /add up manufacturingFacilities, .*retailBrands: at least 570/,
    ],
    [
      'fewer in the parts',
      { locations: '900+' },
      /^locations: .*: at most 855, and this says more\. .* add their count to src\/site\/claimCounts\.ts\.$/,
    ],
    ['one among others', { foodManufacturers: '300+' }, /^foodManufacturers: 300\+ are more than the 200\+ of "manufacturingFacilities"/],
  ])('%s', (_what, change, expected) => expect(problemsWith(change)).toEqual([expect.stringMatching(expected)]))
  it('are refused with file, line and field', () =>
    expect(() => readClaims(claimsWith({ locations: '500+' }), 'claims.yaml', [])).toThrow(
      /claims\.yaml, line 3, locations › value: Readers can/,
    ))
})
