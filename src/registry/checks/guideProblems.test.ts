import { expect, it } from 'vitest'
import { pagelessFigureProblems } from './guideProblems.ts'

const text = { kind: 'text' }
const own = { kind: 'figures', items: [] }
const taken = { kind: 'figures' }
const guide = (id: string, ...blocks: { kind: string }[]) => ({ id, data: { chapters: [{ blocks: [text] }, { blocks }] } })
const industries = [{ id: 'retail' }, { id: 'mining' }]

it('the guide of an industry may take the figures of its page', () =>
  expect(pagelessFigureProblems([guide('retail', text, taken), guide('law', text, own)], industries)).toEqual([]))
it('a guide of no industry is told where it takes figures of a page', () =>
  expect(pagelessFigureProblems([guide('mining', taken), guide('law', own, taken)], industries)).toEqual([
    expect.stringMatching(/^law, chapters › 2 › blocks › 2: .*none in src\/content\/industries .*"items"/),
  ]))
