import { expect, it } from 'vitest'
import { pagelessFigureProblems } from './pagelessFigureProblems.ts'

const text = { kind: 'text' }
const ownFigures = { kind: 'figures', items: [] }
const takenFigures = { kind: 'figures' }
const guide = (id: string, ...blocks: { kind: string }[]) => ({ id, data: { chapters: [{ blocks: [text] }, { blocks }] } })
const industries = [
  { id: 'retail', data: { blocks: [{ kind: 'results' }] } },
  { id: 'mining', data: { blocks: [{ kind: 'results' }] } },
  { id: 'ports', data: { blocks: [{ kind: 'challenges' }] } },
]

it('the guide of an industry may take the figures of its page', () =>
  expect(pagelessFigureProblems([guide('retail', text, takenFigures), guide('law', text, ownFigures)], industries)).toEqual([]))
it.each(['law', 'ports'])('a guide is told where it takes figures that no page of its name has: %s', (id) =>
  expect(pagelessFigureProblems([guide('mining', takenFigures), guide(id, ownFigures, takenFigures)], industries)).toEqual([
    expect.stringMatching(new RegExp(`^${id}, chapters › 2 › blocks › 2: .*no page in src/content/industries .*"results".*"items"`)),
  ]),
)
