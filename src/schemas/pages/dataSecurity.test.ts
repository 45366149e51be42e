import { describe, expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { createDataSecuritySchema } from './dataSecurity.ts'

const FIGURES = new Map([
  ['incidentResponse', 'under 15 minutes'],
  ['recoveryTime', 'under 4 hours'],
])
const { response: responseSchema, documents: documentsSchema } = createDataSecuritySchema(() => FIGURES).shape
const RESPONSE = {
  id: 'incidents',
  heading: 'If something goes wrong',
  describe: 'A dial from twenty minutes past 2, with 15 minutes and 4 hours on it.',
  start: '14:20',
  minutes: '15',
  hours: '4',
  note: 'From the first alert.',
  items: ['One', 'Two', 'Three'].map((title) => ({ title, text: 'A text.' })),
}
const problemsOf = (change: object) => findProblems(responseSchema, { ...RESPONSE, ...change })

describe('the day on which something goes wrong', () => {
  it('has the times that are promised', () => expect(problemsOf({})).toEqual([]))
  it.each([
    ['minutes', '14', 'incidentResponse'],
    ['minutes', '16', 'incidentResponse'],
    ['hours', '3', 'recoveryTime'],
    ['hours', '5', 'recoveryTime'],
  ])('has no others: %s of %s', (field, time, claim) =>
    expect(problemsOf({ [field]: time })).toContain(`${field}: This is the number of a claim: write "{claim:${claim}.number}".`),
  )
  it('may be described by its start, said as a person says it', () => {
    for (const start of ['at 14:20', '20 minutes past 14', '20 minutes past 2'])
      expect(problemsOf({ describe: `A dial of a day that goes wrong ${start}.` })).toEqual([])
    expect(problemsOf({ describe: 'A dial of a day that goes wrong 21 minutes past 3.' })).toEqual([
      expect.stringMatching(/^describe: The picture does not show 21, 3\./),
    ])
  })
})

it('one document for a security review has the button of the specification, whichever it is', () => {
  const others = [{ title: 'A summary', text: 'A text.' }]
  const asked = { title: 'A report', text: 'A text.', action: { label: 'Request Access', to: 'requestDemo?topic=security-documentation' } }
  const documents = (...items: object[]) => findProblems(documentsSchema, { id: 'documents', heading: 'Documents', items })
  expect(documents(...others, asked)).toEqual([])
  expect(documents(...others)).toEqual([expect.stringMatching(/^items: .*“Request Access”/)])
})
