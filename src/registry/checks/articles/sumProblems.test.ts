import { describe, expect, it } from 'vitest'
import { createArticle } from './articleText.testing.ts'
import { sumProblems } from './sumProblems.ts'

const problemsOf = (text: string, sums: string[] = []) => sumProblems(createArticle(`\n${text}\n`, { sums }))

describe('the sums of an article', () => {
  it('may come out, be missing, or have a token', () => {
    expect(problemsOf('No sum = none.')).toEqual([])
    expect(problemsOf('So 3 × {policy:hours} = 60 hours.', ['1 + 1 = 2'])).toEqual([])
  })
  it('are each named with their line where they do not come out', () =>
    expect(problemsOf('So 1 + 1 = 2.\n\nBut 3 × {policy:hours} = 7 hours, and 2 + 2 ≈ 5.')).toEqual([
      'a, line 7: “3 × 20 hours = 7 hours” does not come out: the result is 60. Correct it, or a figure of the sum.',
      'a, line 7: “2 + 2 ≈ 5” does not come out: the result is 4. Correct it, or a figure of the sum.',
    ]))
  it('are checked in the front matter, too', () =>
    expect(problemsOf('Text.', ['1 + 1 = 3'])).toEqual([
      'a, line 2: “1 + 1 = 3” does not come out: the result is 2. Correct it, or a figure of the sum.',
    ]))
  it('stand alone and whole under “sums”', () =>
    expect(problemsOf('Text.', ['1 + 1 = 2', 'so 1 + 1 = 2', 'none'])).toEqual([
      expect.stringMatching(/^a, sums › 2: “so 1 \+ 1 = 2” is no sum\. Write it like/),
      expect.stringMatching(/^a, sums › 3: “none” is no sum\./),
    ]))
})
