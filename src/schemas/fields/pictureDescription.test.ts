import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findProblems } from '../findProblems.testing.ts'
import { checkDescription } from './pictureDescription.ts'

const BOARD = {
  title: 'Line 4, first shift',
  time: '05:31',
  rows: [
    { role: 'Press 2', status: 'covered', late: true },
    { role: 'Crane', status: 'covered' },
    { role: 'Packing', status: 'pending' },
  ],
  steps: [{ after: 30 }, { after: 1250 }],
}
/** @param calculated counts that the data does not have */
const problemsOf = (sentence: string, calculated?: number[], field?: string[]) =>
  findProblems(
    z.custom<object>().superRefine((_, context) => checkDescription({ ...BOARD, describe: sentence }, context, calculated, field)),
    {},
  )

describe('the description of a picture', () => {
  it.each([
    ['the numbers of its data', '30 minutes, 1,250 in all'],
    ['the numbers of its words', 'line 4: press 2'],
    ['how many items a list has, in letters too', 'three rows, and 2 steps'],
    ['how many items are alike in a field', 'two are covered'],
    ['how many items have a field', '1 of them is late'],
    ['its times, however the hour is written', 'at 5:31, and at 05:31: nobody'],
    ['what is no count', 'one of them, at six o’clock, 71% or 0.5 of four hundred'],
    ['a number that is not the whole word', 'twenty-twos and Press-2b'],
  ])('may say %s', (_what, sentence) => expect(problemsOf(sentence)).toEqual([]))

  it('names what the picture does not show, and lists what it does', () =>
    expect(problemsOf('7 rows, ninety-seven at 5:32: of 12:00 and 8: none')).toEqual([
      'describe: The picture does not show 7, 8, ninety-seven, 5:32, 12:00. It shows 3, 1, 2, 30, 1,250, 4, 5:31.',
    ]))
  it('may say a calculated count, and is refused in the field where it stands', () => {
    expect(problemsOf('eleven in all', [11])).toEqual([])
    expect(problemsOf('twelve in all', [11], ['words', 'describe'])).toEqual([
      expect.stringMatching(/^words\.describe: .*not show twelve\./),
    ])
  })
  it('is not itself a source of allowed numbers', () => expect(problemsOf('there are 97 of 97')).toHaveLength(1))
})
