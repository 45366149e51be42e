import { expect, it } from 'vitest'
import { z } from 'zod'
import { findProblems } from '../findProblems.testing.ts'
import { checkSectionLooks } from './neighborLooks.ts'

type Block = Parameters<typeof checkSectionLooks>[0][number]
const problemsOf = (...blocks: Block[]) => findProblems(z.custom<Block[]>().superRefine(checkSectionLooks), blocks)
const plain = { kind: 'record' }

it.each<[string, Block[]]>([
  ['usual headings', [plain, plain]],
  ['one look, and another section between', [{ kind: 'challenges', look: 'ruled' }, plain, { kind: 'cards', look: 'ruled' }]],
  ['words on the two sides', [{ kind: 'split' }, { kind: 'split', wordsOn: 'right' }, { kind: 'split', wordsOn: 'left' }]],
  ['two banners, which are refused elsewhere', Array.from({ length: 2 }, () => ({ kind: 'map', headingLook: 'banner' }))],
])('sections with %s may follow each other', (_what, blocks) => expect(problemsOf(...blocks)).toEqual([]))
it.each<[string, Block[], string]>([
  ['heading', ['steps', 'challenges'].map((kind) => ({ kind, headingLook: 'rail' })), '1.headingLook: .*"headingLook: rail"'],
  ['look', [plain, ...['cards', 'challenges'].map((kind) => ({ kind, look: 'ruled' }))], '2.look: .*"look: ruled"'],
  [
    'side of its words',
    [{ kind: 'split' }, { kind: 'split' }],
    '1.wordsOn: .*"wordsOn: left", too, which also holds where "wordsOn" is not written.*give one of the two another\\.$',
  ],
])('a section with the %s of the one before it is refused', (_what, blocks, problem) =>
  expect(problemsOf(...blocks)).toEqual([expect.stringMatching(problem)]),
)
