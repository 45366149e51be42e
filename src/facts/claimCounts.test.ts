import { describe, expect, it } from 'vitest'
import { countProblems, countRange } from './claimCounts.ts'
import { parseClaims } from './claims.ts'

type Fields = Partial<Record<'value' | 'partOf' | 'containedIn' | 'besides', string>>
const SITES: Record<string, Fields & { value: string }> = {
  sites: { value: '600+' },
  mills: { value: '200+', partOf: 'sites' },
  clinics: { value: '150+', partOf: 'sites' },
  depots: { value: '100+', partOf: 'sites' },
  stores: { value: '120+', partOf: 'sites' },
  schools: { value: '60+', partOf: 'sites' },
  dairies: { value: '80+', containedIn: 'mills' },
  years: { value: '20 years' },
}
/** Changed fields by claim; null removes the claim. */
type Change = Record<string, Fields | null>
const sitesWith = (change: Change): typeof SITES =>
  Object.fromEntries(
    Object.entries({ ...SITES, ...change }).flatMap(([id, fields]) => (fields ? [[id, { value: '1', ...SITES[id], ...fields }]] : [])),
  )
const problemsWith = (change: Change) => countProblems(sitesWith(change)).map(({ id, field, message }) => `${id} › ${field}: ${message}`)

/** @returns the changed claims as a file */
const claimsWith = (change: Change) => {
  const claim = { scope: 'of them', kind: 'count', group: 'customers', basis: 'Counted on a list.', asOf: '2026', source: 'a list' }
  return JSON.stringify(Object.fromEntries(Object.entries(sitesWith(change)).map(([id, fields]) => [id, { ...fields, ...claim }])), null, 1)
}

it.each([
  ['643', { min: 643, max: 643 }],
  ['600+', { min: 600, max: 699 }],
  ['1,250+', { min: 1250, max: 1259 }],
  ['643+', { min: 643, max: 643 }],
  ['20 years', null],
  ['1M+', null],
])('in a claim, %s stands for %j', (printed, range) => expect(countRange(printed)).toEqual(range))

describe('counts that add up:', () => {
  it.each<[string, Change]>([
    ['rounded down', {}],
    ['the whole counted, its parts rounded', { sites: { value: '855' } }],
    ['one that is not published any more', { schools: null, sites: { value: '640' } }],
    ['one that has another name', { schools: null, colleges: { value: '60+', partOf: 'sites' }, sites: { value: '855' } }],
    ['one that is new', { ports: { value: '60', partOf: 'sites' }, sites: { value: '900+' } }],
    [
      'all of it counted',
      {
        sites: { value: '643' },
        mills: { value: '213' },
        clinics: { value: '150' },
        depots: { value: '100' },
        stores: { value: '120' },
        schools: { value: '60' },
      },
    ],
    [
      'a whole that has more than its parts, and says what',
      { sites: { value: '900+', besides: 'ports, which have no count of their own' } },
    ],
    ['dairies are all of the mills', { dairies: { value: '200+' } }],
    ['the same, counted', { mills: { value: '200' }, dairies: { value: '200' } }],
  ])('%s', (_what, change) => expect(problemsWith(change)).toEqual([]))
})
describe('counts that do not, with the fix:', () => {
  it.each<[string, Change, RegExp]>([
    [
      'more in the parts',
      { sites: { value: '500+' } },
      /^sites › value: Readers can add up mills, .*, schools: at least 630, and this says less\. Correct the count that is wrong\.$/,
    ],
    [
      'the same, with one missing',
      { sites: { value: '560' }, dairies: null, schools: null },
      /add up mills, clinics, depots, stores: at least 570/,
    ],
    ['the same, besides others', { sites: { value: '500+', besides: 'ports' } }, /at least 630, and this says less/],
    [
      'fewer in the parts',
      { sites: { value: '900+' } },
      /^sites › value: .*: at most 855, and this says more\. .* write "partOf: sites" in their claims, or, where they have none, "besides:" here/,
    ],
    ['the same, with one missing', { sites: { value: '800+' }, schools: null }, /add up mills, clinics, depots, stores: at most 786/],
    [
      'the same, with another name for one',
      { sites: { value: '900+' }, schools: null, colleges: { value: '60+', partOf: 'sites' } },
      /add up mills, clinics, depots, stores, colleges: at most 855/,
    ],
    ['one among others', { dairies: { value: '300+' } }, /^dairies › value: 300\+ are more than the 200\+ of "mills"/],
    [
      'a slip in a name',
      { schools: { partOf: 'site' } },
      /^schools › partOf: There is no claim "site"\. Did you mean "sites"\? .* remove this line/,
    ],
    [
      'a claim that went',
      { dairies: { containedIn: 'factories' } },
      /^dairies › containedIn: There is no claim "factories"\. Name a claim of this file\./,
    ],
    // Only this problem is reported: its value may stay text.
    ['a claim that names itself', { years: { partOf: 'years' } }, /^years › partOf: A count is not "partOf" itself/],
    [
      'a part that is no number',
      { sites: { value: '855' }, schools: { value: 'sixty 60' } },
      /^schools › value: "sixty 60" is "partOf" sites\. Write a number .* remove "partOf"/,
    ],
    ['a whole that is no number', { sites: { value: '40 states' } }, /^sites › value: mills, .* are "partOf" it\. Write a number/],
    [
      'one among what is no number',
      { dairies: { containedIn: 'years' } },
      /^dairies › containedIn: It is contained in the "20 years" of "years"\. Write a number/,
    ],
    [
      'something besides no parts',
      { years: { besides: 'months' } },
      /^years › besides: No claim is "partOf" this one, .* remove this line/,
    ],
  ])('%s', (_what, change, expected) => expect(problemsWith(change)).toEqual([expect.stringMatching(expected)]))
  it.each<[Change, RegExp]>([
    [{ sites: { value: '500+' } }, /claims\.yaml, line 3, sites › value: Readers can/],
    [{ mills: { partOf: 'site' } }, /claims\.yaml, line \d+, mills › partOf: There is no claim "site"/],
    [{ dairies: { partOf: 'sites' } }, /claims\.yaml, line \d+, dairies › containedIn: .* keep "partOf" or "containedIn"/],
  ])('are refused with file, line and field: %j', (change, expected) =>
    expect(() => parseClaims(claimsWith(change), 'claims.yaml', [])).toThrow(expected),
  )
  it('wait while a claim cannot be read, and would be missing in the sum', () => {
    const reading = () => parseClaims(claimsWith({ sites: { value: '855' }, schools: { value: 'sixty' } }), 'claims.yaml', [])
    expect(reading).toThrow(/schools › value: A claim is a figure/)
    expect(reading).not.toThrow(/Readers can add up/)
  })
})
