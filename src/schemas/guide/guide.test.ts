import { describe, expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { guideSchema } from './guide.ts'

const line = (id: string, more: object) => ({ id, label: id, ...more })
const example = (lines: object[], note = 'It is {b}.') => ({
  kind: 'example',
  label: 'Worked example · sample',
  title: 'A sum',
  text: 'Of two.',
  columnHeadings: ['Step', 'How', 'Result'],
  lines,
  note,
})
const GOOD = example([line('a', { value: 1 }), line('c', { value: 2 }), line('b', { is: 'a + c' })])
const withBlock = (block: object, others: object[] = [GOOD]) => ({
  title: 'A guide',
  subtitle: 'What it holds.',
  audience: 'For whom. Reviewed {lastReviewed}.',
  lastReviewed: '2026-03-09',
  board: { sample: true, caption: 'A sample.', rows: Array.from({ length: 3 }, () => ['06:00', 'Welder', 'covered']) },
  chapters: Array.from({ length: 4 }, () => ({ title: 'A chapter', blocks: [block, ...others] })),
})
/** @returns the problems of a guide whose chapters begin with this block */
const problemsOf = (block: object, others?: object[]) => findProblems(guideSchema, withBlock(block, others))

describe('the schema of a guide', () => {
  it('takes an example that can be worked out, with values from tokens', () => {
    const lines = [line('a', { value: '99.9', digits: 1 }), line('c', { value: 2 }), line('b', { is: 'a × c' })]
    expect(problemsOf(example(lines))).toEqual([])
  })
  it('tells an editor which line of an example cannot be worked out', () => {
    const [problem] = problemsOf(example([line('a', { value: 1 }), line('c', { value: 2 }), line('b', { is: 'a × price' })]))
    expect(problem).toMatch(/Line "b".*"price"/)
  })
  it('tells an editor which result the note cannot find', () => {
    const lines = [line('a', { value: 1 }), line('c', { value: 2 }), line('b', { is: 'a × c' })]
    const [problem] = problemsOf(example(lines, 'It is {total}.'))
    expect(problem).toMatch(/\{total\}/)
  })
  it('wants as many cells in a row as there are columns', () => {
    const table = { kind: 'table', columnHeadings: ['One', 'Two'], rows: [['1', '2'], ['3']] }
    expect(problemsOf(table)[0]).toMatch(/: Each row needs one cell for each column\.$/)
  })
  it('wants the cover to say that its board is a sample, while it is one', () => {
    const { board, ...rest } = withBlock({ kind: 'text', text: 'Words.' })
    const problemsWith = (change: object) => findProblems(guideSchema, { ...rest, board: { ...board, ...change } })
    expect(problemsWith({ caption: 'A board of Monday.' })).toEqual([expect.stringMatching(/^board\.caption: .*its caption says so/)])
    expect(problemsWith({ caption: 'A board of Monday.', sample: false })).toEqual([])
    expect(problemsWith({ caption: 'Sample board of Monday.', sample: false })).toEqual([
      expect.stringMatching(/^board\.caption: .*does not call it a sample/),
    ])
  })
  it('takes on its cover a status of a shift by its name, and other words only where they say so', () => {
    const { board, ...rest } = withBlock({ kind: 'text', text: 'Words.' })
    const problemsWith = (status: unknown) =>
      findProblems(guideSchema, { ...rest, board: { ...board, rows: [...board.rows.slice(1), ['06:00', 'Crane', status]] } })
    expect(problemsWith('late')).toEqual([])
    expect(problemsWith({ text: '24 hours' })).toEqual([])
    expect(problemsWith('Covered')).toEqual([
      'board.rows.2.2: Write the status of a shift (covered, calledOff, pending, late), or { text: … } where the row is about no shift.',
    ])
  })
  it('wants a worked example, by its name', () => {
    expect(problemsOf({ kind: 'text', text: 'Words.' }, [])).toEqual([
      'chapters: A guide works an example out: write a block of the kind “example”.',
    ])
    expect(problemsOf({ ...GOOD, label: 'A sum' }, [])).toContainEqual(expect.stringMatching(/: Begin with “Worked example”/))
  })
})
