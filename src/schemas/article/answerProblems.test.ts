import { expect, it } from 'vitest'
import { answerProblems } from './answerProblems.ts'

const tokens = new Map([['route:manual', '/support/manual.html']])
const problemsOf = (answer: string) => answerProblems(`\n## One\n\n<Answer>\n${answer}\n</Answer>\n\nMore. And more.`, tokens)

it.each(['One sentence.', 'One, with [a link. Inside]({route:manual}) and 2.5 of it.', 'One. And “two.”', 'Is it? It is!'])(
  'an answer is one sentence or two: %s',
  (answer) => expect(problemsOf(answer)).toEqual([]),
)
it.each(['One. Two. Three.', 'One.” Two.) **Three.**'])('an answer of three is told so, where it stands: %s', (answer) =>
  expect(problemsOf(answer)).toEqual([{ offset: 9, message: expect.stringMatching(/^The answer has 3 sentences: write one or two/) }]),
)
it('an answer without a full stop is told that', () => expect(problemsOf('No end')[0]?.message).toMatch(/no whole sentence/))
it('an article may do without an answer', () => expect(answerProblems('\n## One\n\nText.', tokens)).toEqual([]))
