import { expect, it } from 'vitest'
import { allowedFiguresOf, unknownFigureProblem } from './allowedFigures.ts'
import { unknownFigures } from './statedFigures.ts'

const everyday = new Map([
  ['45 days', ['documents/legal/privacy.mdx']],
  ['200%', ['documents/legal/access.mdx', 'faq.yaml']],
])
const allowedIn = (file: string) => allowedFiguresOf(file, new Set(['2 hours']), everyday)
const TEXT = 'Within 2 hours, 45 days or a 45-day week, at 200%'

it('figures of every day may stand in the files that they are listed for, however they are written', () =>
  expect(unknownFigures(TEXT, allowedIn('documents/legal/privacy.mdx').names)).toEqual(['200%']))
it('figures of every day may stand in no other file, whose problem names those and the cure', () => {
  const home = allowedIn('home.yaml')
  expect(unknownFigures(TEXT, home.names)).toEqual(['200%', '45 days', '45-day'])
  expect(unknownFigureProblem('200%', home)).toMatch(
    /“200%” is listed .*everyday-figures\.yaml for documents\/legal\/access\.mdx, faq\.yaml: write a token, or add home\.yaml/,
  )
  expect(unknownFigureProblem('45-day', home)).toMatch(/for documents\/legal\/privacy\.mdx: .*add home\.yaml/)
})
it('a figure that nobody has listed needs a token, a claim or a reason', () =>
  expect(unknownFigureProblem('17 minutes', allowedIn('home.yaml'))).toMatch(/write its token.*claims\.yaml.*list it for home\.yaml/))
