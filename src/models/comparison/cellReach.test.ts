import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ambiguousWordings,
  mostVariedAlternative,
  needsStepWord,
  REACHES,
  reachCounts,
  reachShares,
  reachThirds,
  splitAtAlternative,
  tallySentence,
} from './cellReach.ts'

const words = { none: 'not at all', hand: 'by hand', part: 'in part', full: 'in full' }
const anyReach = fc.constantFrom(...REACHES)
const anyReaches = fc.array(anyReach, { maxLength: 20 })

it('the reach of an alternative measures lines in equal steps, from nothing to the whole', () => {
  expect(REACHES.map(reachThirds)).toEqual([0, 1, 2, 3])
})

it('an alternative covers as much of all lines as it reaches in every row together', () => {
  const row = (...reaches: (typeof REACHES)[number][]) => ({ values: reaches.map((reach) => ({ reach })) })
  expect(reachShares([row('full', 'none', 'hand'), row('full', 'none', 'part')])).toEqual([1, 0, 0.5])
  expect(reachShares([])).toEqual([])
})

describe('the tally of a comparison', () => {
  it('counts every row once', () => {
    fc.assert(
      fc.property(anyReaches, (reaches) => {
        const tally = reachCounts(reaches)
        expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBe(reaches.length)
        for (const reach of REACHES) expect(tally[reach]).toBe(reaches.filter((other) => other === reach).length)
      }),
    )
  })
  it('is written from the farthest step to the nearest, without the steps that do not occur', () => {
    expect(tallySentence(['hand', 'none', 'full', 'hand'], words)).toBe('1 in full, 2 by hand, 1 not at all')
    expect(tallySentence([], words)).toBe('')
  })
})

it('the reach of an alternative leaves a step unsaid where the cell says the same', () => {
  expect(needsStepWord({ says: 'By hand', reach: 'hand' }, words)).toBe(false)
  expect(needsStepWord({ says: 'Set by hand', reach: 'hand' }, words)).toBe(false)
  expect(needsStepWord({ says: 'Voicemail', reach: 'hand' }, words)).toBe(true)
})

describe('what a page begins with', () => {
  const rowsOf = (...columns: ReadonlyArray<ReadonlyArray<(typeof REACHES)[number]>>) =>
    (columns[0] ?? []).map((_, row) => ({
      values: columns.flatMap((column) => column.slice(row, row + 1)).map((reach) => ({ says: '', reach })),
    }))

  it('is the alternative whose lines differ most, not the one that has the most or the fewest', () => {
    expect(mostVariedAlternative(rowsOf(['none', 'none', 'none'], ['full', 'none', 'part'], ['full', 'full', 'part']))).toBe(1)
  })
  it('is the first where all differ as much', () => {
    expect(mostVariedAlternative(rowsOf(['hand', 'hand'], ['full', 'full']))).toBe(0)
  })
  it('never draws ten equal lines where another draws none', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyReach, anyReach, anyReach), { minLength: 1, maxLength: 12 }), (cells) => {
        const chosen = mostVariedAlternative(cells.map((row) => ({ values: row.map((reach) => ({ says: '', reach })) })))
        const differs = (place: number) => new Set(cells.map((row) => row[place])).size > 1
        expect(differs(chosen)).toBe([0, 1, 2].some(differs))
      }),
    )
  })
})

describe('the same words in two rows of a comparison', () => {
  it('are named when they go different ways', () => {
    const cells = [
      { says: 'Free text', reach: 'hand' },
      { says: 'A few', reach: 'part' },
      { says: 'Free text', reach: 'part' },
      { says: 'Free text', reach: 'hand' },
    ] as const
    expect(ambiguousWordings(cells)).toEqual(['Free text'])
    expect(ambiguousWordings(cells.slice(0, 2))).toEqual([])
  })
})

describe('a headline around its alternative', () => {
  it('keeps the punctuation with the alternative, and the words apart', () => {
    expect(splitAtAlternative('You could do this with {alternative}. Here is where it stops.')).toEqual({
      before: 'You could do this with',
      punctuation: '.',
      after: 'Here is where it stops.',
    })
  })
  it('keeps all of its punctuation', () => {
    expect(splitAtAlternative('Why not {alternative}?” we hear')).toEqual({ before: 'Why not', punctuation: '?”', after: 'we hear' })
  })
  it('may begin or end with it', () => {
    expect(splitAtAlternative('{alternative} or us?')).toEqual({ before: '', punctuation: '', after: 'or us?' })
    expect(splitAtAlternative('Compare us with {alternative}')).toEqual({ before: 'Compare us with', punctuation: '', after: '' })
  })
})
