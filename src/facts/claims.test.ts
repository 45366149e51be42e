import { describe, expect, it } from 'vitest'
import { type Claim, parseClaims, readClaims, readFigureClaims } from './claims.ts'
import { WORKED_FIGURES } from './workedFigures.ts'

const claims = readClaims()

const GOOD = `reports:
  value: 30–50%
  scope: fewer calls within a year
  kind: aim
  group: results
  icon: clock
  basis: Calls a month, compared with the year before. What we aim for.
  asOf: 2026-11-21
  source: a study
  others: [ up to 50% ]
  why: A year is longer.

trainers:
  value: 17 trainers
  scope: for swaps
  kind: count
  group: start
  basis: Counted on a list.
  asOf: 2026-12-01
  sample: true
  source: a list

trials:
  value: 90 days
  scope: to try it
  kind: commitment
  group: contract
  basis: "{wording} The days begin at go-live."
  wording: Whoever stops within {value} of go-live pays nothing.
  asOf: "2026"
  source: a contract

saved:
  value: "{roi.savedAYear}"
  scope: saved a year
  kind: example
  group: example
  basis: Worked out from the example.
  asOf: 2026-11-21
  source: an example
`
const read = (text: string) => parseClaims(text, 'claims.yaml', ['trials'])

it('the list of claims takes any list, with what is worked out and what is the claim’s own in its place', () => {
  const { reports, trials, saved } = read(GOOD)
  expect(reports).toMatchObject({ value: '30–50%', others: ['up to 50%'] })
  expect(trials.basis).toBe('Whoever stops within 90 days of go-live pays nothing. The days begin at go-live.')
  expect(saved?.value).toBe(WORKED_FIGURES.get('roi.savedAYear'))
})
it('the list of claims marks a count as a sample until somebody replaces it', () => {
  expect(read(GOOD).trainers?.label).toBe('Sample count')
  expect(read(GOOD.replace('  sample: true\n', '')).trainers?.label).toBe('Count')
  expect(read(GOOD).trials.label).toBe('Commitment')
})
it('a figure on a page gets the id, the label and the drawing of its claim', () => {
  const figureClaims = readFigureClaims()
  expect([...figureClaims.keys()]).toEqual(Object.keys(claims))
  for (const [id, claim] of figureClaims) {
    const { label, icon } = claims[id] as Claim
    expect(claim).toStrictEqual(icon ? { id, label, icon } : { id, label })
  }
})

describe('a broken list of claims is refused, with line, field and fix:', () => {
  const errorOf = (change: (text: string) => string) => {
    const text = change(GOOD)
    expect(text).not.toBe(GOOD)
    try {
      read(text)
    } catch (error) {
      return (error as Error).message
    }
    return 'nothing'
  }
  it.each<[string, (text: string) => string, RegExp]>([
    [
      'a value without a number',
      (text) => text.replace('value: 30–50%', 'value: a lot'),
      /claims\.yaml, line 2, reports › value: .*with its number/,
    ],
    [
      'a number that is no text',
      (text) => text.replace('value: 17 trainers', 'value: 17'),
      /trainers › value: This is a number, not text\. Put it in quotes: value: "17"/,
    ],
    ['no scope', (text) => text.replace('  scope: for swaps\n', ''), /trainers › scope: "scope" is missing\. Add it/],
    ['a scope without words', (text) => text.replace('scope: for swaps', 'scope: "-"'), /trainers › scope: Say what the figure counts/],
    [
      'an icon that there is not',
      (text) => text.replace('icon: clock', 'icon: clok'),
      /reports › icon: "clok" is not one of: .* Did you mean "clock"/,
    ],
    [
      'a kind that there is not',
      (text) => text.replace('kind: aim', 'kind: aims'),
      /reports › kind: "aims" is not one of: aim, .* Did you mean "aim"/,
    ],
    [
      'a basis that is no sentence',
      (text) => text.replace('basis: Counted on a list.', 'basis: a list'),
      /trainers › basis: Say in whole sentences/,
    ],
    [
      'an aim that does not say so',
      (text) => text.replace(' What we aim for.', ''),
      /line 7, reports › basis: This is an aim, .* add “What we aim for\.”/,
    ],
    ['a day that is none', (text) => text.replace('asOf: 2026-12-01', 'asOf: last week'), /asOf: Write a day like 2026-12-01/],
    [
      'a misspelled field',
      (text) => text.replace('sample: true', 'sampel: true'),
      /There is no field "sampel" here\. Did you mean "sample"/,
    ],
    ['a sample that is false', (text) => text.replace('sample: true', 'sample: false'), /sample: Write sample: true, or remove the line/],
    ['other values without a reason', (text) => text.replace(/ {2}why: .*\n/, ''), /reports › why: .*belong together/],
    [
      'a basis that names our own papers',
      (text) => text.replace('basis: Counted on a list.', 'basis: The specification says so.'),
      /trainers › basis: Visitors read this: name our own papers in “source”\./,
    ],
    [
      'another figure than its source states',
      (text) => text.replace('\ntrainers:', '\nexperience:').replace('  source: a list\n', ''),
      /claims\.yaml, line 14, experience › value: .* which states 20 years\. Here is 17 trainers\./,
    ],
    ['an unknown source', (text) => text.replace('source: a list', 'source: "-"'), /source: Say who says so/],
    [
      'an unknown name in braces',
      (text) => text.replace('{roi.savedAYear}', '{roi.savedAyear}'),
      /Nothing is called \{roi\.savedAyear\}\. Did you mean \{roi\.savedAYear\}/,
    ],
    [
      'a field that no text may repeat',
      (text) => text.replace('basis: Counted on a list.', 'basis: Counted on a list {scope}.'),
      /trainers › basis: Nothing is called \{scope\}\./,
    ],
    [
      'a token, which pages alone have',
      (text) => text.replace('{roi.savedAYear}', '{claim:languages}'),
      /Nothing is called \{claim:languages\}\. .*workedFigures\.ts lists all/,
    ],
    [
      'a name without a brace',
      (text) => text.replace('{roi.savedAYear}', '{roi.savedAYear'),
      /› value: \{ has no partner: a name stands in a pair of braces/,
    ],
    [
      'a value that names itself',
      (text) => text.replace('value: 90 days', 'value: "{value}"'),
      /trials › value: Nothing is called \{value\}/,
    ],
    [
      'a slip in an id that code names',
      (text) => text.replace('\ntrials:', '\ntrails:'),
      /claims\.yaml: "trials" is missing, and code needs it\. Is "trails" meant\?/,
    ],
    [
      'nothing in the place of what code names',
      (text) => text.replace('\ntrials:', '\nguarantee:'),
      /claims\.yaml: "trials" is missing, and code needs it\. Write it;/,
    ],
    [
      'an id that is no address',
      (text) => text.replace('\nsaved:', '\nsaved-a-year:'),
      /line \d+, saved-a-year: "saved-a-year" becomes an address: /,
    ],
    ['an empty entry', (text) => text.replace(/\nsaved:\n(?: {2,}.*\n)+/, '\nsaved:\n'), /line \d+, saved: /],
  ])('%s', (_what, change, expected) => expect(errorOf(change)).toMatch(expected))
  it('reports all at once', () => expect(errorOf((text) => text.replaceAll('  kind: ', '  kind: no-')).match(/› kind:/g)).toHaveLength(4))
})
