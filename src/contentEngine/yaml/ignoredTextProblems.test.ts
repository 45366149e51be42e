import { describe, expect, it } from 'vitest'
import { ignoredTextProblems } from './ignoredTextProblems.ts'

describe('the check for text that YAML leaves out', () => {
  it('names what stands behind a sign of YAML, with its line', () =>
    expect(ignoredTextProblems('a: 1\nb: We are #1 in it\nc:\n  - &more of it\nd: #2\n')).toEqual([
      { line: 2, message: 'From # on, this line is a note that nobody sees: “#1 in it”. Put the whole text in quotes.' },
      { line: 4, message: '“&more” would be left out. Put the whole text in quotes, since it begins with &.' },
      { line: 5, message: 'From # on, this line is a note that nobody sees: “#2”. Put the whole text in quotes.' },
    ]))
  it('looks at the last line of a text that has several', () =>
    expect(ignoredTextProblems('bio: We are\n  the #1 in it\nname: Ada\n')).toEqual([
      { line: 2, message: 'From # on, this line is a note that nobody sees: “#1 in it”. Put the whole text in quotes.' },
    ]))
  it('shows the words without the blanks behind them', () =>
    expect(ignoredTextProblems('a: We are #1  \nb: 2\n')).toEqual([{ line: 1, message: expect.stringContaining(': “#1”. ') }]))
  it.each(['# A note.\na: 1 # another\n', '#b: off\na: 1\n  #c: 2\n', 'a: "#1 & #2"\nb: x#1 &c\n', 'a: 1 ##\n'])(
    'leaves alone: %j',
    (yaml) => expect(ignoredTextProblems(yaml)).toEqual([]),
  )
})
