import { describe, expect, it } from 'vitest'
import { TEST_BLOCKS, TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { testLanding } from '#tests/lib/entries/testLanding.ts'
import { findProblems } from './findProblems.testing.ts'
import { landingSchema } from './landing.ts'

const problemsOf = (change: object) => findProblems(landingSchema, { ...testLanding(), ...change })

describe('a landing page', () => {
  it('is listed unless it says that it is not', () => {
    expect(landingSchema.parse(testLanding()).listed).toBe(true)
    expect(landingSchema.parse({ ...testLanding(), listed: false }).listed).toBe(false)
  })
  it('may be as short as one block, and has one at least', () => {
    const [first] = testLanding().blocks
    expect(problemsOf({ blocks: [first] })).toEqual([])
    expect(problemsOf({ blocks: [] })).toEqual([expect.stringMatching(/^blocks: .*fewer than 1/)])
  })
  it('may open with its words alone, or with a picture file that there is', () => {
    const { picture: _scene, ...words } = testLanding().opening
    expect(problemsOf({ opening: words })).toEqual([])
    expect(problemsOf({ opening: { ...words, picture: { kind: 'photo', file: 'no-such-gate.jpg', alt: 'A gate.' } } })).toEqual([
      expect.stringMatching(/^opening\.picture\.file: There is no src\/content\/pictures\/no-such-gate\.jpg: put the file there/),
    ])
  })
  it('has the address of each block once', () => {
    const blocks = testLanding().blocks.map((block) => ({ ...block, id: 'same' }))
    expect(problemsOf({ blocks })[0]).toBe('blocks.1.id: "same" is taken: each id is an address. Write another.')
  })
  it('has no story of another page: neither its opening nor the block that draws a report of it', () => {
    expect(problemsOf({ opening: { ...testLanding().opening, picture: TEST_OPENINGS['shift-offer'] } })).toContainEqual(
      expect.stringMatching(/^opening\.picture\.kind: /),
    )
    expect(problemsOf({ blocks: [{ kind: 'first-minute', id: 'minute', heading: 'A minute' }] })).toEqual([
      expect.stringMatching(/^blocks\.0\.kind: /),
    ])
  })
  it('tells a fact in two drawings alike, as a feature page does', () => {
    const arrivals = { kind: 'arrivals', id: 'arrivals', heading: 'What arrives', ...TEST_BLOCKS.arrivals }
    const replies = { kind: 'replies', id: 'replies', heading: 'What is answered', ...TEST_BLOCKS.replies, sent: 999 }
    expect(problemsOf({ blocks: [arrivals, replies] })).toContainEqual(expect.stringMatching(/^blocks\.0\.items\.\d\.arrives\.counts: /))
  })
  it('shows a picture file that there is', () => {
    const photo = { kind: 'photo', id: 'gate', heading: 'The gate', text: 'Before six.', alt: 'A gate.' }
    expect(problemsOf({ blocks: [{ ...photo, file: 'no-such-gate.jpg' }] })).toEqual([
      expect.stringMatching(/^blocks\.0\.file: There is no src\/content\/pictures\/no-such-gate\.jpg: put the file there/),
    ])
    expect(problemsOf({ blocks: [{ ...photo, file: '../team/Ana.jpg' }] })).toEqual([
      expect.stringMatching(/^blocks\.0\.file: Write the file like "night-shift\.jpg"/),
    ])
  })
})
