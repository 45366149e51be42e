import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { textDocumentSchema } from './document.ts'

const section = (id: string) => ({ id, label: id })
const problemsOf = (change: object) =>
  findProblems(textDocumentSchema, {
    title: 'Privacy',
    description: 'What we keep of whom, for how long, and who may see it: in plain words.',
    lede: 'What we keep.',
    sections: ['kept', 'time', 'seen'].map(section),
    ...change,
  })

it('a text needs a title for search results only where its heading is too long for them', () => {
  expect(problemsOf({ title: 'x'.repeat(49) })).toEqual([])
  expect(problemsOf({ title: 'x'.repeat(50) })).toEqual([expect.stringMatching(/^title: Search results cut a title of more than 49/)])
  expect(problemsOf({ title: 'x'.repeat(50), pageTitle: 'Privacy of workers' })).toEqual([])
})
it('a text was revised after its update, or on its day', () => {
  expect(problemsOf({ updatedAt: '2026-11-21' })).toEqual([])
  for (const revisedAt of ['2026-11-21', '2026-11-22']) expect(problemsOf({ updatedAt: '2026-11-21', revisedAt })).toEqual([])
  for (const updatedAt of ['2026-11-23', undefined])
    expect(problemsOf({ updatedAt, revisedAt: '2026-11-22' })).toEqual([expect.stringMatching(/^revisedAt: .*give both/)])
})
