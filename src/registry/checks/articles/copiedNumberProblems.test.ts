import { expect, it } from 'vitest'
import { createArticle } from './articleText.testing.ts'
import { copiedNumberProblems } from './copiedNumberProblems.ts'
import { WRITE_ONCE } from './numbersAsDigits.ts'

const BODY = 'At 5:10, four people missed 1,250 shifts, which cost $78.83 each.\n'
it.each([
  ['of a title', { title: 'Four people, 1,250 shifts' }, []],
  ['of a title, one of them another', { title: '16 people, 1250 shifts' }, ['title: this says 16']],
  ['of a title, but for a small count', { title: 'In one text, 1,250 shifts' }, []],
  ['of an excerpt, but for what a token prints', { excerpt: '{policy:hours} and 1,250 shifts' }, []],
  [
    'of a title that its own token prints',
    { numbers: { shifts: 1250, sites: 16 }, title: '{number:shifts} shifts, {number:sites} sites' },
    ['title: this says 16'],
  ],
  ['of a cover', { cover: { kind: 'towers', bars: [{ value: 79, label: 'Each' }, { value: 1250 }] } }, []],
  [
    'of a cover, one of them another',
    { cover: { kind: 'towers', caption: '4 shifts', bars: [{ value: 78 }, { value: 1250 }] } },
    ['cover: this says 78'],
  ],
  ['of the times of a cover', { cover: { moments: [{ time: '05:10' }, { time: '05:25' }] } }, ['cover: this says 25']],
])('the text says the numbers %s', (_what, fields, problems) =>
  expect(copiedNumberProblems(createArticle(BODY, fields))).toEqual(
    problems.map((problem) => `a, ${problem}, and the text does not. Correct one of them. ${WRITE_ONCE}`),
  ),
)
