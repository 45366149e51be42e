import { describe, expect, it } from 'vitest'
import { LEAD_RETENTION } from '#src/demoForm/leadRetention.ts'
import type { SpecifiedFigure } from '#src/specification/specifiedFigures.ts'
import { sourceProblems } from './claimSources.ts'

const FIGURES: Readonly<Record<string, SpecifiedFigure>> = {
  overtime: { value: '20%' },
  absence: { value: '30%', isAim: true, scope: '6 months', others: ['20%', 'up to 50%'] },
}
const OVERTIME = { value: '20%', scope: 'less overtime', kind: 'count' }
const ABSENCE = { ...OVERTIME, value: '30%', scope: 'less absence within 6 months', kind: 'aim', others: ['20%', 'up to 50%'] }
const problemsOf = (claims: Parameters<typeof sourceProblems>[0]) =>
  sourceProblems(claims, FIGURES).map(({ id, field, message }) => `${id} › ${field}: ${message}`)

describe('a claim whose source is the specification', () => {
  it('may say what is stated there, and need not exist', () => {
    expect(problemsOf({ overtime: OVERTIME, absence: ABSENCE })).toEqual([])
    expect(problemsOf({})).toEqual([])
  })
  it('may have any kind, scope and other values where the figure states none', () =>
    expect(problemsOf({ overtime: { ...OVERTIME, kind: 'aim', scope: 'anything', others: ['30%'] } })).toEqual([]))
  it.each([
    ['value', { value: '40%' }, 'which states 30%. Here is 40%. Write what'],
    ['kind', { kind: 'count' }, 'which states aim. Here is count.'],
    ['scope', { scope: 'within 90 days' }, 'which states “6 months”. Here is “within 90 days”.'],
    ['others', { others: ['20%'] }, 'which states [ 20%, up to 50% ], which is not published. Here is [ 20% ].'],
    ['others', { others: undefined }, 'Here is [  ].'],
  ])('is refused with another %s', (field, change, message) => {
    const { others, ...claim } = { ...ABSENCE, ...change }
    const problems = problemsOf({ absence: others ? { ...claim, others } : claim })
    expect(problems).toEqual([expect.stringContaining(message)])
    expect(problems[0]).toMatch(new RegExp(`^absence › ${field}: .*change src/specification/specifiedFigures\\.ts, too\\.$`))
  })
  it('is refused if no such figure is stated', () =>
    expect(problemsOf({ toString: OVERTIME })).toEqual([
      expect.stringMatching(/^toString › source: The specification states no such figure\. Say who does: source: /),
    ]))
  it.each(['specification section 9', 'a study (docs/requirements/clarifications.md)'])(
    'may also name it, or its clarifications: %s',
    (source) => expect(problemsOf({ overtime: { ...OVERTIME, value: '9%', source } })).toHaveLength(1),
  )
})

it('a claim from another source may say anything', () =>
  expect(problemsOf({ overtime: { ...OVERTIME, value: '9%', source: 'our count, not the specification' } })).toEqual([]))

describe('a claim whose source is the service', () => {
  const RETENTION = { ...OVERTIME, source: 'src/demoForm/leadRetention.ts, which the service obeys' }
  it('says how long a demo request is kept', () =>
    expect(problemsOf({ kept: { ...RETENTION, value: `${LEAD_RETENTION.months} months` } })).toEqual([]))
  it('is refused with another time', () =>
    expect(problemsOf({ kept: { ...RETENTION, value: '9 years' } })).toEqual([
      `kept › value: The service keeps it for ${LEAD_RETENTION.months} months (src/demoForm/leadRetention.ts): write "{leadRetention.months} months".`,
    ]))
})
