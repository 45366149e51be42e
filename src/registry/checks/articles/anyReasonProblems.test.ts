import { expect, it } from 'vitest'
import { anyReasonProblems } from './anyReasonProblems.ts'
import { createArticle } from './articleText.testing.ts'

const PLACES = [
  { name: 'Maine', anyReason: true },
  { name: 'Nevada', anyReason: true },
  { name: 'Ohio' },
  { name: 'Bloomington', city: true, anyReason: true },
]
const problemsOf = (body: string) => anyReasonProblems(createArticle(body), PLACES)

it.each(['Nevada and Maine grant leave for any reason. Ohio does not.', 'Maine grants leave for any reason.', 'Maine and Ohio.'])(
  'a list of the states with leave for any reason names all of them, and no others: %s',
  (body) => expect(problemsOf(body)).toEqual([]),
)
it('another list is named with its line', () =>
  expect(problemsOf('Text.\nYes. Maine and Ohio grant leave for any reason.')).toEqual([
    'a, line 5: this names Maine, Ohio for leave for any reason, and src/content/facts/state-rules.yaml has Maine, Nevada. Correct one of them.',
  ]))
